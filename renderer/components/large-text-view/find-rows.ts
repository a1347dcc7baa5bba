import { findExpression } from '#renderer/components/code-editor/find/find-expression.ts';
import { settleWithinEngineLimits } from '#shared/engine-limit.ts';
import { createTextRows, type TextRows } from '#shared/formats/text-rows/text-rows.ts';
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

/** All matches of a global pattern in a text of rows, in the form of `RowMatches`. */
export function findRowMatches(rows: TextRows, source: string, flags: string): RowMatches {
  return findInJoined(joinRows(rows), source, flags);
}

function findInJoined(joined: JoinedRows, source: string, flags: string): RowMatches {
  const { offsets, isAll } = findExpression({ text: joined.text, source, flags });
  return placeMatches(joined, offsets, isAll);
}

/** Creates the tasks of one worker, which keeps the text of the last search. */
export function createFindTasks() {
  let kept: { readonly key: number; readonly joined: JoinedRows } | undefined;
  return {
    /** Fails with `too-large` if the browser has no room for the text as a single string. */
    async find({ key, text, source, flags }: RowSearch): Promise<Result<RowMatches>> {
      return settleWithinEngineLimits(async () => {
        const now =
          kept?.key === key
            ? kept
            : { key, joined: joinRows(createTextRows(new Uint8Array(await text.arrayBuffer()))) };
        kept = now;
        return ok(findInJoined(now.joined, source, flags));
      });
    },
  };
}

export type FindRowsTasks = ReturnType<typeof createFindTasks>;
