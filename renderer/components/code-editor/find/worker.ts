import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from './find-expression.ts';

exposeTasks(tasks);
