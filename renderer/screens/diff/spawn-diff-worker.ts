import { startWorker } from '#renderer/workers/start-worker.ts';
import workerUrl from './worker.ts?worker&url';

/** Each of the screens has its own worker, because that keeps a comparison. */
export const spawnDiffWorker = () => startWorker(workerUrl);
