import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { createFindTasks } from './find-rows.ts';

exposeTasks(createFindTasks());
