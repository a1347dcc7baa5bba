import { startWorker } from '../start-worker.ts';
import type { TaskRunner } from '../task-runner.ts';
import { useTaskRunner } from '../use-task-runner.ts';
import type { RecognitionTasks } from './tasks.ts';
import workerUrl from './tasks.ts?worker&url';

const spawn = () => startWorker(workerUrl);

/** The worker that recognises what was pasted; it lives as long as the component. */
export const useRecognitionRunner = (): TaskRunner<RecognitionTasks> => useTaskRunner<RecognitionTasks>(spawn);
