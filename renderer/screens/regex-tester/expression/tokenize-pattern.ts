import type { TokenName } from '#renderer/components/code-editor/look/token-colours.ts';

/** A part of a pattern with a colour of its own. */
export interface PatternToken {
  /** UTF-16 code units from the start of the pattern. */
  readonly start: number;
  readonly end: number;
  readonly kind: TokenName;
}

const tokens =
  /(?<escape>\\(?:u\{[\da-f]+\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|p\{[^}]*\}|k<[^>]*>|\d+|.))|(?<group>\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?|\||\))|(?<class>\[\^?|\])|(?<quantifier>[*+?]\??|\{\d+(?:,\d*)?\}\??)|(?<anchor>[\^$.])/gisu;

/**
 * Tokenises a pattern for colouring, whether or not it is valid. Only the escapes and the ends of a class have a
 * colour.
 * @param flags with v, classes can be nested
 * @example tokenizePattern('a+', '') // [{ start: 1, end: 2, kind: 'number' }]
 */
export function tokenizePattern(pattern: string, flags: string): PatternToken[] {
  const areClassesNested = flags.includes('v');
  const found: PatternToken[] = [];
  let depth = 0;
  for (const { 0: token, index, groups } of pattern.matchAll(tokens)) {
    const add = (kind: TokenName, length = token.length) => found.push({ start: index, end: index + length, kind });
    if (groups?.escape !== undefined) {
      add('literal');
    } else if (groups?.class !== undefined) {
      const isStart = token !== ']';
      if (isStart ? depth === 0 || areClassesNested : depth > 0) {
        depth += isStart ? 1 : -1;
        add('string');
      }
    } else if (depth === 0 && groups?.group !== undefined) {
      add('keyword');
    } else if (depth === 0 && groups?.quantifier !== undefined) {
      add('number');
    } else if (depth === 0 && groups?.anchor !== undefined) {
      add('type');
    }
  }
  return found;
}
