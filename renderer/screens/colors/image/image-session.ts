import { createSessionValue, whenEverythingIsCleared } from '#renderer/state/kept/session-value.ts';
import { startWorker } from '#renderer/workers/start-worker.ts';
import { createTaskRunner } from '#renderer/workers/task-runner.ts';
import { describeFailure } from '#shared/describe-failure.ts';
import { notAnImage } from '#shared/formats/images/not-an-image.ts';
import type { ToolError } from '#shared/result.ts';
import { withTransfer } from '#tools/task.ts';
import { openImage } from './open-image.ts';
import type { ImageColors, ImageTasks } from './tasks.ts';
import workerUrl from './tasks.ts?worker&url';

export interface ShownImage extends ImageColors {
  readonly name: string;
  /** The URL for an image element. */
  readonly url: string;
}

export interface ImageSession {
  readonly image: ShownImage | undefined;
  readonly isBusy: boolean;
  /** 0 to 1 */
  readonly progress: number | undefined;
  /** Why the last file was refused; the previous image stays. */
  readonly error: ToolError | undefined;
}

const runner = createTaskRunner<ImageTasks>(() => startWorker(workerUrl));

const nothing: ImageSession = { image: undefined, isBusy: false, progress: undefined, error: undefined };

const nameFile = ({ name }: File, { code, message }: ToolError): ToolError => ({
  code,
  message: `“${name}”: ${message}`,
});

/** The frame that is shown must be the one from which colours are picked. */
function urlOf({ still }: ImageColors, url: string): string {
  if (still === undefined) {
    return url;
  }
  URL.revokeObjectURL(url);
  return URL.createObjectURL(still);
}

/** The image that colours are picked from. It outlives its screen, and ends with “Clear” or the visit. */
function createSession() {
  const store = createSessionValue(nothing);
  const { change } = store;
  let work = new AbortController();
  const begin = () => {
    work.abort();
    work = new AbortController();
    return work.signal;
  };
  const idle = { isBusy: false, progress: undefined };

  async function open(file: File): Promise<void> {
    const signal = begin();
    change({ isBusy: true, progress: undefined, error: undefined });
    const url = URL.createObjectURL(file);
    const refuse = (error: ToolError) => {
      URL.revokeObjectURL(url);
      if (!signal.aborted) {
        change({ ...idle, error });
      }
    };
    try {
      const opened = await openImage(file);
      if (!opened.ok) {
        refuse(nameFile(file, opened.error));
        return;
      }
      const source = opened.value;
      const outcome = await runner.run('decode', 'bitmap' in source ? withTransfer(source, [source.bitmap]) : source, {
        signal,
        onProgress: (progress) => !signal.aborted && change({ progress }),
      });
      if (signal.aborted || outcome.status !== 'done') {
        URL.revokeObjectURL(url);
      } else if (!outcome.value.ok) {
        refuse(nameFile(file, outcome.value.error));
      } else {
        const decoded = outcome.value.value;
        revoke();
        change({ ...idle, image: { ...decoded, name: file.name, url: urlOf(decoded, url) } });
      }
    } catch (thrown) {
      console.error(thrown);
      const failure = describeFailure(thrown, () => void open(file));
      refuse(
        failure.code === 'not-loaded' ? failure : { code: 'failed', message: `“${file.name}” could not be read.` },
      );
    } finally {
      if (!signal.aborted) {
        // The worker’s memory is not needed while pixels are picked.
        runner.dispose();
      }
    }
  }

  const revoke = () => {
    const { image } = store.read();
    if (image !== undefined) {
      URL.revokeObjectURL(image.url);
    }
  };

  return {
    store,
    open: (file: File) => void open(file),
    /** Opens the first image among those dropped or pasted. */
    openFirst(files: readonly File[], problem?: string) {
      const image = files.find(({ type }) => type.startsWith('image/')) ?? files.find(({ type }) => type === '');
      if (image !== undefined) {
        void open(image);
      } else {
        const [file] = files;
        const error = notAnImage(file?.size);
        const named = file === undefined ? error : nameFile(file, error);
        change({ error: problem === undefined ? named : { ...error, message: problem } });
      }
    },
    /** Ends the work on a file; the previous image stays. */
    cancel() {
      begin();
      change(idle);
    },
    clear() {
      begin();
      revoke();
      change(nothing);
    },
  };
}

export const imageSession = createSession();
whenEverythingIsCleared(imageSession.clear);

/** The image that colours are picked from, and the progress of loading another. */
export function useImageSession(): ImageSession {
  return imageSession.store.use();
}
