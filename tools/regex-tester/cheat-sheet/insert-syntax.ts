import { endsInEscape, parseExpression } from '../expression/parse-expression.ts';
import { toggleFlag } from '../expression/regexp-flags.ts';
import { writeExpression } from '../expression/write-expression.ts';
import type { Syntax } from './syntax-list.ts';

/** A part of the typed expression, in UTF-16 code units. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

export interface Inserted {
  readonly expression: string;
  /** The selection after the insertion: the text enclosed by the syntax, or the caret after it. */
  readonly selection: Selection;
}

/** @returns whether the flags of an expression already allow the syntax */
export function isAllowed({ needs }: Syntax, flags: string): boolean {
  return needs === undefined || flags.includes('v') || (needs === 'u' && flags.includes('u'));
}

/**
 * Inserts a syntax into an expression, around the selection or after it, and turns on the flag that it needs.
 * @param expression `/pattern/flags` or a bare pattern; a selection in the slashes or flags moves to the nearest place
 *   in the pattern
 * @example insertSyntax('/ab/g', { start: 1, end: 3 }, { syntax: '(…)', meaning: '', before: '(', after: ')' })
 *   // { expression: '/(ab)/g', selection: { start: 2, end: 4 } }
 */
export function insertSyntax(expression: string, selected: Selection, syntax: Syntax): Inserted {
  const { before, after, needs } = syntax;
  const parsed = parseExpression(expression);
  const { pattern, flags, patternStart } = parsed;
  const within = (place: number) => Math.min(Math.max(place - patternStart, 0), pattern.length);
  const [start, end] = [within(selected.start), within(selected.end)];
  const isAround = after !== undefined;
  const next = isAround
    ? pattern.slice(0, start) + before + pattern.slice(start, end) + after + pattern.slice(end)
    : pattern.slice(0, end) + before + pattern.slice(end);
  const nextFlags =
    needs === undefined || isAllowed(syntax, flags) || (!parsed.isLiteral && endsInEscape(next))
      ? flags
      : toggleFlag(flags, needs);
  const isBare = !parsed.isLiteral && nextFlags === '';
  // When a bare pattern gains flags, its slashes gain backslashes, which shifts the places after them.
  const placeOf = (place: number) =>
    isBare ? place : writeExpression({ ...parsed, pattern: next.slice(0, place) }, '').length - 1;
  const inner = { start: (isAround ? start : end) + before.length, end: end + before.length };
  return {
    expression: isBare ? next : writeExpression({ ...parsed, pattern: next }, nextFlags),
    selection: { start: placeOf(inner.start), end: placeOf(inner.end) },
  };
}
