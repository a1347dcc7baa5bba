import type { Text } from '@codemirror/state';
import { readDocument } from './build-document.ts';

/** Documents up to this many characters are reported with each change. */
const immediateLength = 1_000_000;

/** Milliseconds without a change after which a larger document is reported. */
const quietTime = 250;

export interface ChangeReporter {
  /**
   * The document changed.
   * @param fileName of the file that has replaced it, if one has
   */
  changed(document: Text, fileName?: string): void;
  /** Reports at once what is not reported yet: it would be lost, or would come too late. */
  flush(): void;
  /** Forgets a change that is not reported yet. */
  discard(): void;
}

interface Waiting {
  readonly document: Text;
  /** The file that it came from, though it may have been edited since. */
  readonly fileName: string | undefined;
}

/**
 * Tells what an editor's document has become: a small one at once, a large one when typing pauses, put
 * together in slices.
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
    changed(document, fileName) {
      const next = { document, fileName: fileName ?? waiting?.fileName };
      discard();
      if (document.length <= immediateLength) {
        report(document.toString(), next.fileName);
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
