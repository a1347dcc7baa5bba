import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { createTasks } from '#tools/csv-parser/tasks.ts';

exposeTasks(createTasks());
