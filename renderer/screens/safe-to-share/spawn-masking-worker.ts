import { startWorker } from '#renderer/workers/start-worker.ts';
import workerUrl from '#tools/safe-to-share/tasks.ts?worker&url';

/** Each of the two screens has its own worker: the text to mask may be large, and the answer is not. */
export const spawnMaskingWorker = () => startWorker(workerUrl);
