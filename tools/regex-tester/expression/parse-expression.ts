import { isFlags } from './regexp-flags.ts';

/** The parts of the text typed under "Regular expression". */
export interface Expression {
  /** The pattern for the `RegExp` constructor. */
  readonly pattern: string;
  /** The flags for the `RegExp` constructor, as typed, so a letter may occur twice. */
  readonly flags: string;
  /** Where the pattern starts in the typed text, in UTF-16 code units. */
  readonly patternStart: number;
  /** Whether it is written as `/pattern/flags`; otherwise it is a bare pattern without flags. */
  readonly isLiteral: boolean;
}

/**
 * Parses `/pattern/flags` or a bare pattern.
 *
 * A text is `/pattern/flags` if it starts with a slash and only the letters `dgimsuvy`, or nothing, follow its last
 * slash; surrounding white space is ignored. Slashes in between need no backslash. Anything else is a bare pattern,
 * slashes and white space included: `a/b`, `/usr/bin`, `/[/]`, `/a\/g`.
 * @example parseExpression('/a+/gi') // { pattern: 'a+', flags: 'gi', patternStart: 1, isLiteral: true }
 */
export function parseExpression(text: string): Expression {
  const start = text.length - text.trimStart().length;
  const last = text.lastIndexOf('/');
  const flags = text.slice(last + 1).trimEnd();
  if (text[start] === '/' && last > start && isFlags(flags)) {
    const pattern = text.slice(start + 1, last);
    if (!endsInEscape(pattern)) {
      return { pattern, flags, patternStart: start + 1, isLiteral: true };
    }
  }
  return { pattern: text, flags: '', patternStart: 0, isLiteral: false };
}

/** @returns whether the pattern ends in a backslash that would escape a slash appended to it */
export function endsInEscape(pattern: string): boolean {
  let end = pattern.length;
  while (pattern[end - 1] === '\\') {
    end -= 1;
  }
  return (pattern.length - end) % 2 === 1;
}
