import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { createTasks } from '#tools/json/formatter/tasks.ts';

exposeTasks(createTasks());
