import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/url/curl-converter/tasks.ts';

exposeTasks(tasks);
