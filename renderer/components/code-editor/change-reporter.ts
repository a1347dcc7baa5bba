import type { Text } from '@codemirror/state';
import { readDocument } from './build-document.ts';

/** Documents up to this many characters are reported with each change. */
const immediateLength = 1_000_000;

/** Milliseconds without a change after which a larger document is reported. */
const quietTime = 250;

export interface ChangeReporter {
  /** The document changed. */
  changed(document: Text): void;
  /** Forgets a change that is not reported yet. */
  discard(): void;
}

/**
 * Tells what an editor's document has become: a small one at once, a large one when typing pauses, put
 * together in slices.
 */
export function createChangeReporter(report: (text: string) => void): ChangeReporter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: AbortController | undefined;

  function discard(): void {
    clearTimeout(timer);
    reading?.abort();
  }

  async function readAndReport(document: Text): Promise<void> {
    const controller = new AbortController();
    reading = controller;
    const text = await readDocument(document, { signal: controller.signal });
    if (text !== undefined && !controller.signal.aborted) {
      report(text);
    }
  }

  return {
    changed(document) {
      discard();
      if (document.length <= immediateLength) {
        report(document.toString());
      } else {
        timer = setTimeout(() => void readAndReport(document), quietTime);
      }
    },
    discard,
  };
}
