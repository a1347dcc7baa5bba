import type { Text } from '@codemirror/state';
import { yieldToPage } from '#renderer/workers/pace-work.ts';
import { readDocument } from './build-document.ts';

/** Documents up to this many characters are reported with each change. */
const immediateLength = 1_000_000;

/** Milliseconds without a change after which a larger document is reported while it is being typed in. */
const quietTime = 250;

export interface ChangeReporter {
  /**
   * Records that the document changed.
   * @param fileName the name of the file that has replaced it, if any
   * @param isWhole whether the change is complete, such as a pasted text, rather than a key stroke with more to come
   */
  changed(document: Text, fileName: string | undefined, isWhole: boolean): void;
  /** Reports at once any change not reported yet, which would otherwise be lost or come too late. */
  flush(): void;
  /** Discards a change that has not been reported yet. */
  discard(): void;
}

interface Waiting {
  readonly document: Text;
  /** The file that the text came from, though it may have been edited since. */
  readonly fileName: string | undefined;
}

/**
 * Reports the text of an editor's document after changes: a small one at once, a large one, assembled in slices,
 * when typing pauses.
 */
export function createChangeReporter(report: (text: string, fileName: string | undefined) => void): ChangeReporter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reading: AbortController | undefined;
  let waiting: Waiting | undefined;

  function discard(): void {
    clearTimeout(timer);
    reading?.abort();
    waiting = undefined;
  }

  async function readAndReport({ document, fileName }: Waiting): Promise<void> {
    const controller = new AbortController();
    reading = controller;
    const text = await readDocument(document, { signal: controller.signal });
    if (text !== undefined && !controller.signal.aborted) {
      waiting = undefined;
      report(text, fileName);
    }
  }

  return {
    changed(document, fileName, isWhole) {
      const next = { document, fileName: fileName ?? waiting?.fileName };
      discard();
      if (document.length <= immediateLength) {
        report(document.toString(), next.fileName);
      } else if (isWhole) {
        waiting = next;
        // The editor shows it first.
        void yieldToPage().then(() => (waiting === next ? readAndReport(next) : undefined));
      } else {
        waiting = next;
        timer = setTimeout(() => void readAndReport(next), quietTime);
      }
    },
    flush() {
      if (waiting !== undefined) {
        const { document, fileName } = waiting;
        discard();
        report(document.toString(), fileName);
      }
    },
    discard,
  };
}
