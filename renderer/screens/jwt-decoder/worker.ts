import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/jwt-decoder/tasks.ts';

exposeTasks(tasks);
