import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/regex-tester/slowness/tasks.ts';
import { loadTables } from './load-tables.ts';

exposeTasks(tasks, loadTables);
