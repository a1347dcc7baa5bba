import { useRef, useState } from 'react';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import type { RunOptions, TaskOutcome } from '#renderer/workers/task-runner.ts';
import { messageOf } from '#shared/message-of.ts';
import { cancelled, type Result } from '#shared/result.ts';

type Write = (options: RunOptions) => Promise<TaskOutcome<Result<Blob>>>;

export interface Writing {
  /** What is being written; undefined if nothing is. */
  readonly label: string | undefined;
  /** 0 to 1. */
  readonly progress: number | undefined;
  readonly cancel: () => void;
  /** @returns undefined if it was cancelled or has failed, which the toaster reports */
  readonly write: (label: string, write: Write) => Promise<Blob | undefined>;
}

/** Writes files in the worker, one at a time, with progress and Cancel. */
export function useWriting(): Writing {
  const toast = useToaster();
  const [label, setLabel] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const controller = useRef<AbortController>(undefined);
  return {
    label,
    progress,
    cancel: () => controller.current?.abort(),
    async write(name, write) {
      controller.current?.abort();
      const mine = new AbortController();
      controller.current = mine;
      setLabel(name);
      setProgress(undefined);
      try {
        const outcome = await write({ stopSignal: mine.signal, isAlongside: true, onProgress: setProgress });
        if (outcome.status === 'done' && !outcome.value.ok && outcome.value.error.code !== cancelled.code) {
          toast({ message: outcome.value.error.message, type: 'error' });
        }
        return outcome.status === 'done' && outcome.value.ok ? outcome.value.value : undefined;
      } catch (thrown) {
        console.error(thrown);
        toast({ message: `${name} failed: ${messageOf(thrown)}`, type: 'error' });
        return undefined;
      } finally {
        if (controller.current === mine) {
          setLabel(undefined);
        }
      }
    },
  };
}
