import { withinEngineLimits } from '#shared/engine-limit.ts';
import type { Direction } from '#shared/formats/direction.ts';
import { createTextRows, type TextRow, type TextRows } from '#shared/formats/text-rows/text-rows.ts';
import { ok, type Result } from '#shared/result.ts';
import { longestText } from '#shared/text-checks.ts';
import type { EncodingMode } from './encoding-modes.ts';
import { percentDecodeInMode } from './percent-decode-in-mode.ts';
import { percentEncodeInMode } from './percent-encode-in-mode.ts';

export interface Conversion {
  readonly text: string;
  readonly mode: EncodingMode;
  readonly direction: Direction;
}

/** A result that is too large for an editor, as UTF-8. */
export interface LargeText {
  readonly id: string;
  readonly file: Blob;
  readonly rowCount: number;
  readonly lineCount: number;
}

export interface Converted {
  /** The length in UTF-16 code units. */
  readonly length: number;
  readonly content: string | LargeText;
}

/** The tasks of the worker for this screen. */
export type EncoderTasks = ReturnType<typeof createTasks>;

/** Creates the tasks for one worker, which keeps the rows of its last large result. */
export function createTasks() {
  /** The rows of the last large result; another worker recreates them from its file. */
  let kept: { readonly id: string; readonly rows: TextRows } | undefined;
  let count = 0;

  async function rowsOf({ id, file }: LargeText): Promise<TextRows> {
    if (kept?.id !== id) {
      kept = { id, rows: createTextRows(new Uint8Array(await file.arrayBuffer())) };
    }
    return kept.rows;
  }

  return {
    convert({ text, mode, direction }: Conversion): Result<Converted> {
      const result = withinEngineLimits(() =>
        direction === 'encode' ? percentEncodeInMode(text, mode) : percentDecodeInMode(text, mode),
      );
      if (!result.ok) {
        return result;
      }
      const { length } = result.value;
      if (length <= longestText) {
        kept = undefined;
        return ok({ length, content: result.value });
      }
      const bytes = new TextEncoder().encode(result.value);
      const rows = createTextRows(bytes);
      count += 1;
      // Each worker has a different time origin.
      const id = `${performance.timeOrigin}/${count}`;
      kept = { id, rows };
      const file = new Blob([bytes], { type: 'text/plain' });
      return ok({ length, content: { id, file, rowCount: rows.rowCount, lineCount: rows.lineCount } });
    },

    async rows(input: { readonly large: LargeText; readonly from: number; readonly to: number }): Promise<TextRow[]> {
      return (await rowsOf(input.large)).rows(input.from, input.to);
    },
  };
}
