import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/url/encoder/tasks.ts';

exposeTasks(tasks);
