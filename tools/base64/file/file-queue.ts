import { describeFailure } from '#shared/describe-failure.ts';
import type { Direction } from '#shared/formats/direction.ts';
import { createObservable, type Observable } from '#shared/observable.ts';
import type { ToolError } from '#shared/result.ts';
import type { DecodedFile } from './decode-file.ts';
import type { EncodedFile } from './encode-file.ts';

/** The state of a file's processing. */
export type FileState =
  | { readonly status: 'waiting' }
  /** Progress is 0 to 1. */
  | { readonly status: 'working'; readonly progress: number }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly error: ToolError }
  | { readonly status: 'encoded'; readonly encoded: EncodedFile }
  | { readonly status: 'decoded'; readonly decoded: DecodedFile };

export interface QueuedFile {
  readonly id: number;
  readonly file: File;
  readonly direction: Direction;
  readonly state: FileState;
}

/** Encodes or decodes a file. Rejects only on a bug. */
export type WorkOnFile = (
  entry: QueuedFile,
  options: { readonly signal: AbortSignal; readonly onProgress: (fraction: number) => void },
) => Promise<FileState>;

/** The files, in which those added together are in their order, before those added earlier. */
export interface FileQueue extends Observable<readonly QueuedFile[]> {
  add(files: readonly File[], direction: Direction): void;
  /** Removes a file and its result, and aborts its work if it is in progress. */
  remove(id: number): void;
  clear(): void;
  cancel(id: number): void;
  /** Processes a file again, in the given direction if there is one. */
  retry(id: number, direction?: Direction): void;
}

/**
 * Creates a queue of files that are processed one after another, in order.
 * @param onIdle called whenever no work is left
 */
export function createFileQueue(work: WorkOnFile, onIdle: () => void): FileQueue {
  const { read, write, subscribe } = createObservable<readonly QueuedFile[]>([]);
  let nextId = 1;
  let running: { readonly id: number; readonly controller: AbortController } | undefined;

  function setState(id: number, state: FileState): void {
    write(read().map((entry) => (entry.id === id ? { ...entry, state } : entry)));
  }

  async function workOn(entry: QueuedFile): Promise<void> {
    const { id } = entry;
    const controller = new AbortController();
    running = { id, controller };
    setState(id, { status: 'working', progress: 0 });
    let state: FileState;
    try {
      state = await work(entry, {
        signal: controller.signal,
        onProgress: (progress) => {
          if (running?.controller === controller) {
            setState(id, { status: 'working', progress });
          }
        },
      });
    } catch (thrown) {
      console.error(thrown);
      state = { status: 'failed', error: describeFailure(thrown) };
    }
    running = undefined;
    setState(id, controller.signal.aborted ? { status: 'cancelled' } : state);
    startNext();
  }

  function startNext(): void {
    if (running !== undefined) {
      return;
    }
    const [next] = read()
      .filter(({ state }) => state.status === 'waiting')
      .toSorted((a, b) => a.id - b.id);
    if (next === undefined) {
      onIdle();
    } else {
      void workOn(next);
    }
  }

  function cancel(id: number): void {
    if (running?.id === id) {
      running.controller.abort();
    } else if (read().some((entry) => entry.id === id && entry.state.status === 'waiting')) {
      setState(id, { status: 'cancelled' });
    }
  }

  return {
    read,
    subscribe,
    add(files, direction) {
      const added = files.map((file): QueuedFile => ({ id: nextId++, file, direction, state: { status: 'waiting' } }));
      write([...added, ...read()]);
      startNext();
    },
    remove(id) {
      cancel(id);
      write(read().filter((entry) => entry.id !== id));
    },
    clear() {
      running?.controller.abort();
      write([]);
    },
    cancel,
    retry(id, direction) {
      write(
        read().map((entry) =>
          entry.id === id ? { ...entry, direction: direction ?? entry.direction, state: { status: 'waiting' } } : entry,
        ),
      );
      startNext();
    },
  };
}
