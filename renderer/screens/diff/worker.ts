import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { createTasks } from '#tools/diff/tasks.ts';

exposeTasks(createTasks());
