import { startWorker } from '#renderer/workers/start-worker.ts';
import workerUrl from './worker.ts?worker&url';

/** Each of the screens has one: a comparison is kept in it. */
export const spawnWorker = () => startWorker(workerUrl);
