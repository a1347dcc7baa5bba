import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/json/repair/tasks.ts';

exposeTasks(tasks);
