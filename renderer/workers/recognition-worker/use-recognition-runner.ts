import type { TaskRunner } from '../task-runner.ts';
import { useTaskRunner } from '../use-task-runner.ts';
import type { RecognitionTasks } from './tasks.ts';

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The worker that recognises what was pasted; it lives as long as the component. */
export const useRecognitionRunner = (): TaskRunner<RecognitionTasks> => useTaskRunner<RecognitionTasks>(spawn);
