import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/url/parser/tasks.ts';

exposeTasks(tasks);
