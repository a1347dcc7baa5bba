import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/regex-tester/tasks.ts';

exposeTasks(tasks);
