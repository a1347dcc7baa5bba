import { startWorker } from '#renderer/workers/start-worker.ts';
import workerUrl from './worker.ts?worker&url';

/** Both screens have one each: what is masked may be large, and what is put back is not. */
export const spawnWorker = () => startWorker(workerUrl);
