import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from './tasks.ts';

exposeTasks(tasks);
