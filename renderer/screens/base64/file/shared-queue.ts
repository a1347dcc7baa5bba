import { whenEverythingIsCleared } from '#renderer/state/kept/session-value.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import { createFileQueue, type FileQueue, type FileState, type WorkOnFile } from '#tools/base64/file/file-queue.ts';
import type { Base64FileTasks } from '#tools/base64/file/tasks.ts';
import workerUrl from '#tools/base64/file/tasks.ts?worker&url';

const runner = createTaskRunner<Base64FileTasks>(() => startWorker(workerUrl));

const work: WorkOnFile = async ({ file, direction }, options): Promise<FileState> => {
  if (direction === 'encode') {
    const outcome = await runner.run('encode', { file }, options);
    if (outcome.status !== 'done') {
      return { status: 'cancelled' };
    }
    const { value } = outcome;
    return value.ok ? { status: 'encoded', encoded: value.value } : { status: 'failed', error: value.error };
  }
  const outcome = await runner.run('decode', { file }, options);
  if (outcome.status !== 'done') {
    return { status: 'cancelled' };
  }
  const { value } = outcome;
  return value.ok ? { status: 'decoded', decoded: value.value } : { status: 'failed', error: value.error };
};

/**
 * The files of this screen. They outlive it: work continues while the user looks at another tool, and the results are
 * there on return. The worker ends with the work, which frees its memory.
 */
export const fileQueue: FileQueue = createFileQueue(work, () => runner.dispose());
whenEverythingIsCleared(() => fileQueue.clear());
