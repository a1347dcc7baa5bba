import { exposeTasks } from './expose-tasks.ts';
import { liveTasks, tasks } from './tasks.test-support.ts';

// The worker for the tests of the task runner and of useLiveTask.
exposeTasks({ ...tasks, ...liveTasks });
