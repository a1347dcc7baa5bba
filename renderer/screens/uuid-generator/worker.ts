import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/uuid-generator/tasks.ts';

exposeTasks(tasks);
