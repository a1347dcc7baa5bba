import { RegExpSyntaxError, RegExpValidator } from '@eslint-community/regexpp';
import { isEngineLimit } from '#shared/engine-limit.ts';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { endsInEscape } from './parse-expression.ts';
import { scanPattern } from './scan-pattern.ts';

/** A fault in a pattern. */
export interface PatternFault {
  readonly message: string;
  /** UTF-16 code units from the start of the pattern, if the place is known. */
  readonly start?: number;
  readonly end?: number;
}

/** Without u or v, a class treats a character of two code units as two, so a range is between halves of characters. */
const halvesOfCharacters =
  'The range is between halves of its characters, which are outside of the 65,536 first ones: add the flag u or v.';

/** Without u or v, `\u{1f600}` is a u, and a class with it ends a range at its last brace. */
const noCodePoint = '\\u{…} stands for a code point only with the flag u or v: add one of them.';

interface Explanation {
  /** Matches regexpp's message without the pattern. */
  readonly says: RegExp;
  readonly message: string;
  /** Locates the faulty part, given the index at which regexpp stopped reading. */
  readonly place?: (pattern: string, index: number, flags: string) => readonly [start: number, end: number];
}

/** The range from the last occurrence of a text before the index. */
const since = (text: string) => (pattern: string, index: number) =>
  [Math.max(0, pattern.lastIndexOf(text, Math.max(0, index - 1))), index] as const;

/** The range that a regular expression matches at the end of the text read so far. */
const ending = (found: RegExp) => (pattern: string, index: number) => {
  const match = found.exec(pattern.slice(0, index));
  return [match?.index ?? index, index] as const;
};

const escapeSource = String.raw`\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|.)`;
/** A backslash escapes only if it is not itself escaped. */
const rangeBefore = new RegExp(
  `(?:(?<=(?<!\\\\)(?:\\\\\\\\)*)${escapeSource}|[^\\\\])-(?:${escapeSource}|[^\\\\])$`,
  'isu',
);

const codePointRange = /(?<=(?<!\\)(?:\\\\)*)\\u\{[\da-f]+\}-(?:\\?.)$/isu;

const explanations: readonly Explanation[] = [
  {
    says: /^Unterminated group$/u,
    message: 'The group that opens here is not closed: “)” is missing.',
    place: (pattern, _, flags) => bracketAt(scanPattern(pattern, flags).openGroup ?? pattern.length),
  },
  {
    says: /^Unterminated character class$/u,
    message: 'The character class that opens here is not closed: “]” is missing.',
    place: (pattern, _, flags) => bracketAt(scanPattern(pattern, flags).openClass ?? pattern.length),
  },
  { says: /^Unmatched '\)'$/u, message: 'This “)” closes no group. Write \\) for the character.' },
  {
    says: /^Nothing to repeat$/u,
    message: 'There is nothing here that this could repeat. Write a backslash before it for the character.',
    place: ending(/(?:[*+?]|\{\d+(?:,\d*)?\})\??$/u),
  },
  {
    says: /^numbers out of order in \{\} quantifier$/u,
    message: 'The first number of times is larger than the second: swap them, as in {2,5}.',
    place: since('{'),
  },
  {
    says: /^Incomplete quantifier$/u,
    message: 'This {…} is not complete: expected {2}, {2,} or {2,5}. With u or v, write \\{ for the character.',
    place: since('{'),
  },
  { says: /^Lone quantifier brackets$/u, message: 'With u or v, this character needs a backslash before it.' },
  {
    says: /^\\ at end of pattern$/u,
    message: 'The backslash at the end escapes nothing. Write \\\\ for a backslash.',
    place: (pattern) => bracketAt(pattern.length - 1),
  },
  {
    says: /^Invalid capture group name$/u,
    message:
      'This is not a valid group name: one is made of letters, digits, _ and $, and does not start with a digit.',
    place: since('(?<'),
  },
  {
    says: /^Duplicate capture group name$/u,
    message: 'Another group that can match at the same time has this name: rename one of them.',
    place: since('(?<'),
  },
  {
    says: /^Invalid named capture referenced$/u,
    message: 'No group has the name that this refers to: correct it, or name a group, as in (?<name>…).',
    place: (pattern, index, flags) => unknownReference(pattern, flags) ?? [index, index],
  },
  { says: /^Invalid named reference$/u, message: 'Expected the name of a group: \\k<name>.', place: since('\\k') },
  {
    says: /^Invalid property name/u,
    message: 'There is no such Unicode property or value. Examples: \\p{L}, \\p{Lu}, \\p{Script=Greek}.',
    place: ending(/\\p(?:\{[^{}]*\}?)?$/iu),
  },
  {
    says: /^Invalid unicode escape$/iu,
    message: 'Expected four hexadecimal digits, or a code point up to 10FFFF in braces: \\u00e9, \\u{1f600}.',
    place: since('\\'),
  },
  {
    says: /^Unknown group number$/u,
    message: 'There is no group with this number: they are numbered from 1, by their opening brackets.',
    place: since('\\'),
  },
  {
    says: /^Invalid escape$/u,
    message: 'This escape means nothing. With u or v, a backslash stands only before what it gives a meaning.',
    place: since('\\'),
  },
  {
    says: /^Range out of order in character class$/u,
    message: 'The range ends before it starts: swap its ends.',
    place: ending(rangeBefore),
  },
  {
    says: /^Invalid character class$/u,
    message: 'A range goes from character to character: this end of it stands for several.',
    place: ending(rangeBefore),
  },
  {
    says: /^Invalid group$/u,
    message: 'After “(?” expected “:”, “=”, “!”, “<=”, “<!”, a name as in (?<name>…), or flags as in (?i:…).',
    place: (_, index) => [Math.max(0, index - 1), index + 1],
  },
  {
    says: /^Duplicated flag/u,
    message: 'A flag is repeated here: write each once, either before or after the “-”.',
    place: since('(?'),
  },
  { says: /^Invalid empty flags$/u, message: 'Flags are missing here, as in (?i-s:…).', place: since('(?') },
  {
    says: /^Invalid character in character class$/u,
    message:
      'With v, this character needs a backslash before it in a class: ( ) [ ] { } / - \\ | and doubled signs do.',
  },
  {
    says: /^Invalid set operation in character class$/u,
    message:
      'On each side of && and -- stands one character or one class: put brackets around anything longer, as in [[a-z]&&[aeiou]].',
    place: (pattern, index) => [index, index + (/^(?:&&|--)/u.test(pattern.slice(index)) ? 2 : 1)],
  },
  {
    says: /^Negated character class may contain strings$/u,
    message: 'This class holds strings of several characters, so “^” cannot negate it.',
    place: since('[^'),
  },
  {
    says: /^Unterminated class string disjunction$/u,
    message: '\\q{…} is not closed: “}” is missing.',
    place: since('\\q'),
  },
];

/** Messages of the engines about patterns that are valid but exceed their limits. */
const engineLimits: readonly (readonly [saying: RegExp, message: string])[] = [
  [/^stack overflow|too many nested/iu, 'Groups are nested too deeply in this expression for the browser.'],
  [/too many (?:captures|capture groups|parentheses)/iu, 'This expression has more groups than the browser can count.'],
  [/too (?:large|big)|exceeds string length/iu, 'This expression is too long for the browser.'],
];

const validator = new RegExpValidator({ ecmaVersion: 2025 });

/**
 * Explains what is wrong, and where, with a pattern that the engine rejects.
 * @param refusal the engine's message: returned, without a place, if the parser finds no fault
 * @example explainPatternFault('a(b', '', '') // { message: 'The group that opens here…', start: 1, end: 2 }
 */
export function explainPatternFault(pattern: string, flags: string, refusal: string): PatternFault {
  try {
    validator.validatePattern(pattern, 0, pattern.length, {
      unicode: flags.includes('u'),
      unicodeSets: flags.includes('v'),
    });
  } catch (thrown) {
    if (thrown instanceof RegExpSyntaxError) {
      return explain(pattern, flags, thrown.index, nameFault(pattern, thrown, refusal));
    }
    // The parser recurses into nested groups: thousands of levels overflow the stack.
    if (!isEngineLimit(thrown)) {
      throw thrown;
    }
  }
  const says = withoutPattern(refusal, pattern, flags);
  return { message: engineLimits.find(([saying]) => saying.test(says))?.[1] ?? asSentence(says) };
}

function explain(pattern: string, flags: string, index: number, says: string): PatternFault {
  const known = explanations.find((explanation) => explanation.says.test(says));
  const [start, end] = known?.place?.(pattern, index, flags) ?? [index, index + 1];
  if (says === 'Range out of order in character class' && !/[uv]/u.test(flags)) {
    const codePoints = codePointRange.exec(pattern.slice(0, index));
    if (codePoints !== null) {
      const last = /^\{[\da-f]+\}/iu.exec(pattern.slice(index))?.[0].length ?? 0;
      return { message: noCodePoint, start: codePoints.index, end: index + last };
    }
    // If the range is between halves, the other half of its first character stands before it.
    const halves = /[\ud800-\udbff]?[\udc00-\udfff]-[\ud800-\udbff][\udc00-\udfff]?$/.exec(pattern.slice(0, index + 1));
    if (halves !== null) {
      return { message: halvesOfCharacters, start: halves.index, end: halves.index + halves[0].length };
    }
  }
  return {
    message: known?.message ?? asSentence(says),
    start: Math.min(start, pattern.length),
    end: Math.min(Math.max(end, start + 1), pattern.length),
  };
}

/**
 * Regexpp's message without the pattern. Two faults that it reports as "Invalid escape" get names of their own, and so
 * do operands of && and -- that consist of several characters, which it reports as an invalid character. A reference
 * whose name is not closed or not valid, which it reports like a group, gets that of other faults in references.
 */
function nameFault(pattern: string, { message, index }: RegExpSyntaxError, refusal: string): string {
  const says = message.slice(message.lastIndexOf(': ') + 2);
  if (says === 'Invalid character in character class') {
    const isOtherDouble = /^([!#$%*+,.:;<=>?@^`~])\1/u.test(pattern.slice(index));
    return /operation[^/]*$/iu.test(refusal) && !isOtherDouble ? 'Invalid set operation in character class' : says;
  }
  // The name in a reference is read like the name of a group.
  if (says === 'Invalid capture group name' && pattern.lastIndexOf('\\k<', index) > pattern.lastIndexOf('(?<', index)) {
    return 'Invalid named reference';
  }
  if (says !== 'Invalid escape') {
    return says;
  }
  if (index === pattern.length && endsInEscape(pattern)) {
    return '\\ at end of pattern';
  }
  return /^\\[1-9]/u.test(pattern.slice(pattern.lastIndexOf('\\', index - 1), index)) ? 'Unknown group number' : says;
}

/** V8 says "Invalid regular expression: /pattern/flags: what is wrong". */
function withoutPattern(refusal: string, pattern: string, flags: string): string {
  const at = refusal.lastIndexOf(`/${pattern}/${flags}: `);
  return at === -1 ? refusal : refusal.slice(at + pattern.length + flags.length + 4);
}

function asSentence(words: string): string {
  return `${capitalize(words)}${words.endsWith('.') ? '' : '.'}`;
}

function bracketAt(start: number): readonly [number, number] {
  return [start, start + 1];
}

function unknownReference(pattern: string, flags: string): readonly [number, number] | undefined {
  const names = new Set(scanPattern(pattern, flags).groupNames);
  const reference = [...pattern.matchAll(/\\(?:k<(?<name>[^>]*)>|.)/gsu)].find(
    ({ groups }) => groups?.name !== undefined && !names.has(groups.name),
  );
  return reference && [reference.index, reference.index + reference[0].length];
}
