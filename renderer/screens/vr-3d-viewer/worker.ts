import { exposeTasks } from '#renderer/workers/expose-tasks.ts';
import { tasks } from '#tools/vr-3d-viewer/tasks.ts';

exposeTasks(tasks);
