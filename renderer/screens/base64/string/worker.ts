import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/base64/string/tasks.ts';

exposeTasks(tasks);
