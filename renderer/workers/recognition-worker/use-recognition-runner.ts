import type { TaskRunner } from '../task-runner.ts';
import { useTaskRunner } from '../use-task-runner.ts';
import type { RecognitionTasks } from './tasks.ts';

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** The worker that tells what was pasted, for as long as the component lives. */
export const useRecognitionRunner = (): TaskRunner<RecognitionTasks> => useTaskRunner<RecognitionTasks>(spawn);
