import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/common-lists/tasks.ts';

exposeTasks(tasks);
