import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/safe-to-share/tasks.ts';

exposeTasks(tasks);
