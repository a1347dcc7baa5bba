import { tokenizeJson } from '#renderer/components/code-editor/json-tokens.ts';
import { tokenClass } from '#renderer/components/code-editor/syntax-colors.ts';
import type { TextRow } from './text-rows.ts';

/** A piece of a row that looks the same throughout. */
export interface RowSegment {
  readonly from: number;
  readonly text: string;
  readonly className: string | undefined;
  readonly isMatch: boolean;
}

export type RowLanguage = 'json' | 'text';

interface Span {
  readonly from: number;
  readonly to: number;
  readonly className?: string;
}

/** A longer row stays plain, as does a piece of a cut line: many elements make scrolling slow. */
const longestColoredRow = 1000;

/**
 * Divides a row by the colours of its language and by what was found in it.
 * @param pattern a global pattern
 * @example segmentsOf({ line: 1, text: '[1]', continued: false }, 'text', /1/gu) // '[', '1' (a match), ']'
 */
export function segmentsOf(row: TextRow, language: RowLanguage, pattern: RegExp | undefined): RowSegment[] {
  const { text } = row;
  const isColored = language === 'json' && !row.continued && text.length <= longestColoredRow;
  const tokens: Span[] = isColored
    ? tokenizeJson(text).map(({ from, to, kind }) => ({ from, to, className: tokenClass(kind) }))
    : [];
  const matches: Span[] =
    pattern === undefined
      ? []
      : Array.from(text.matchAll(pattern), ({ index, 0: match }) => ({ from: index, to: index + match.length }));
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
    segments.push({
      from,
      text: text.slice(from, to),
      className: holds(tokens[token], from) ? tokens[token]?.className : undefined,
      isMatch: holds(matches[match], from),
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
