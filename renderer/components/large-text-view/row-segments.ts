import { tokenizeJson } from '#renderer/components/code-editor/document/json-tokens.ts';
import { tokenClass } from '#renderer/components/code-editor/look/token-colours.ts';
import type { TextRow } from '#shared/formats/text-rows/text-rows.ts';
import type { MatchPart } from './row-matches.ts';

/** A piece of a row with a uniform look. */
export interface RowSegment {
  readonly from: number;
  readonly text: string;
  readonly className: string | undefined;
  readonly isMatch: boolean;
  /** Whether it belongs to the chosen match. */
  readonly isChosen: boolean;
}

export type RowLanguage = 'json' | 'text';

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Token extends Span {
  readonly className: string | undefined;
}

const noMatches: readonly MatchPart[] = [];

/** A longer row stays plain, as does a piece of a cut line, because many elements make scrolling slow. */
const longestColoredRow = 1000;

/**
 * Divides a row by its syntax colours and by the matches in it.
 * @param matches the matches in the row, in ascending order
 * @param chosen the index of the chosen match
 * @example segmentsOf({ line: 1, text: '[1]', continued: false }, 'text', [{ from: 1, to: 2, match: 0 }])
 *   // '[', '1' (a match), ']'
 */
export function segmentsOf(
  row: TextRow,
  language: RowLanguage,
  matches: readonly MatchPart[] = noMatches,
  chosen?: number,
): RowSegment[] {
  const { text } = row;
  const isColored = language === 'json' && !row.continued && text.length <= longestColoredRow;
  const tokens: Token[] = isColored
    ? tokenizeJson(text).map(({ from, to, kind }) => ({ from, to, className: tokenClass(kind) }))
    : [];
  const edges = [...tokens, ...matches].flatMap(({ from, to }) => [from, to]);
  const cuts = [...new Set([0, ...edges, text.length])].sort((a, b) => a - b);

  const segments: RowSegment[] = [];
  let token = 0;
  let match = 0;
  for (const [index, from] of cuts.entries()) {
    const to = cuts[index + 1];
    if (to === undefined) {
      break;
    }
    token = skipPassed(tokens, token, from);
    match = skipPassed(matches, match, from);
    const isMatch = holds(matches[match], from);
    segments.push({
      from,
      text: text.slice(from, to),
      className: holds(tokens[token], from) ? tokens[token]?.className : undefined,
      isMatch,
      isChosen: isMatch && matches[match]?.match === chosen,
    });
  }
  return segments;
}

/** The index of the first span that ends after the offset. */
function skipPassed(spans: readonly Span[], start: number, offset: number): number {
  let index = start;
  while ((spans[index]?.to ?? Number.POSITIVE_INFINITY) <= offset) {
    index += 1;
  }
  return index;
}

function holds(span: Span | undefined, offset: number): boolean {
  return span !== undefined && span.from <= offset;
}
