import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { createTasks } from './tasks.ts';

exposeTasks(createTasks());
