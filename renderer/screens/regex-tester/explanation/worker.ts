import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/regex-tester/explanation/tasks.ts';

exposeTasks(tasks);
