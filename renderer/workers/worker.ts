import { exposeTasks } from './expose-tasks.ts';
import { tasks } from './test-tasks.ts';

// The worker of the task runner's tests.
exposeTasks(tasks);
