import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { createTasks } from '#tools/url/encoder/tasks.ts';

exposeTasks(createTasks());
