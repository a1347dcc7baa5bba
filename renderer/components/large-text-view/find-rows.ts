import { findExpression } from '#renderer/components/code-editor/find/find-expression.ts';
import { settleWithinEngineLimits } from '#shared/engine-limit.ts';
import { createTextRows } from '#shared/formats/text-rows/text-rows.ts';
import { ok, type Result } from '#shared/result.ts';
import { type JoinedRows, joinRows, placeMatches, type RowMatches } from './row-matches.ts';

export interface RowSearch {
  /** Identifies the text: another text has another number. */
  readonly key: number;
  readonly text: Blob;
  /** The source of a global regular expression. */
  readonly source: string;
  readonly flags: string;
}

/** Creates the tasks of one worker, which keeps the text of the last search. */
export function createFindTasks() {
  let kept: { readonly key: number; readonly joined: JoinedRows } | undefined;
  return {
    /** Finds all matches of a global pattern. Fails with `too-large` if the browser has no room for the text as a single string. */
    async find({ key, text, source, flags }: RowSearch): Promise<Result<RowMatches>> {
      return settleWithinEngineLimits(async () => {
        const now =
          kept?.key === key
            ? kept
            : { key, joined: joinRows(createTextRows(new Uint8Array(await text.arrayBuffer()))) };
        kept = now;
        const { offsets, isAll } = findExpression({ text: now.joined.text, source, flags });
        return ok(placeMatches(now.joined, offsets, isAll));
      });
    },
  };
}

export type FindRowsTasks = ReturnType<typeof createFindTasks>;
