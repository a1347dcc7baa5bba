import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/json/converter/tasks.ts';

exposeTasks(tasks);
