import type { AST } from '@eslint-community/regexpp';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { nameCodePoint } from './name-code-point.ts';

/** A member of a character class. */
export type ClassPart =
  | AST.CharacterClassElement
  | AST.ClassIntersection
  | AST.ClassSubtraction
  | AST.ClassSetOperand
  | AST.StringAlternative;

/** Short names of Unicode's general categories, by their short and long values. */
const categories: Readonly<Record<string, string>> = {
  L: 'letter',
  Letter: 'letter',
  Lu: 'upper-case letter',
  Uppercase_Letter: 'upper-case letter',
  Ll: 'lower-case letter',
  Lowercase_Letter: 'lower-case letter',
  M: 'combining mark',
  Mark: 'combining mark',
  N: 'number',
  Number: 'number',
  Nd: 'decimal digit',
  Decimal_Number: 'decimal digit',
  P: 'punctuation mark',
  Punctuation: 'punctuation mark',
  S: 'symbol',
  Symbol: 'symbol',
  Sc: 'currency sign',
  Currency_Symbol: 'currency sign',
  Z: 'separator',
  Separator: 'separator',
};

const escapeSets = {
  digit: 'a digit 0–9',
  space: 'white space or a line break',
  word: 'a letter a–z, A–Z, a digit or _',
} as const;

/** How many parts of a class its own line names; its children list all of them. */
const namedParts = 6;

/**
 * Describes a set of characters in a few words that can follow "one of:".
 * @param hasDotAll whether the dot matches line breaks
 */
export function nameCharacterSet(set: AST.CharacterSet, hasDotAll: boolean): string {
  switch (set.kind) {
    case 'any':
      return hasDotAll ? 'any character, line breaks too' : 'any character but a line break';
    case 'property':
      return nameProperty(set);
    default:
      return set.negate ? `a character other than ${escapeSets[set.kind]}` : escapeSets[set.kind];
  }
}

function nameProperty({ key, value, negate, strings }: AST.UnicodePropertyCharacterSet): string {
  const category = key === 'General_Category' || key === 'gc' ? value : value === null ? key : null;
  const word = category === null ? undefined : categories[category];
  if (word !== undefined) {
    const article = /^[aeiou]/u.test(word) ? 'an' : 'a';
    return negate ? `a character other than ${article} ${word}` : `${article} ${word} of any script`;
  }
  const property = value === null ? key : `${key}=${value}`;
  if (strings) {
    return `a sequence of characters with the Unicode property ${property}`;
  }
  return `a character ${negate ? 'without' : 'with'} the Unicode property ${property}`;
}

/** Describes a part of a class in a few words. */
export function nameClassPart(part: ClassPart): string {
  switch (part.type) {
    case 'Character':
      return nameCodePoint(part.value);
    case 'CharacterClassRange':
      return `${nameCodePoint(part.min.value)} to ${nameCodePoint(part.max.value)}`;
    case 'CharacterSet':
      return nameCharacterSet(part, false);
    case 'CharacterClass':
      return nameClass(part);
    case 'ExpressionCharacterClass':
      return part.negate ? `a character other than ${nameOperation(part.expression)}` : nameOperation(part.expression);
    case 'ClassStringDisjunction':
      return `one of the strings ${listParts(part.alternatives)}`;
    case 'StringAlternative':
      return part.elements.length === 0 ? 'nothing' : `“${part.elements.map(({ raw }) => raw).join('')}”`;
    default:
      return nameOperation(part);
  }
}

function nameOperation(operation: AST.ClassIntersection | AST.ClassSubtraction): string {
  return operation.type === 'ClassIntersection'
    ? 'what both of two sets hold'
    : 'what one set holds and another does not';
}

/** Describes a character class in a few words. */
export function nameClass({ negate, elements }: AST.CharacterClass): string {
  if (elements.length === 0) {
    return negate ? 'any character, line breaks too' : 'no character at all: this never matches';
  }
  const [only] = elements;
  if (elements.length === 1 && only !== undefined && !negate) {
    return only.type === 'CharacterClassRange' ? `a character from ${nameClassPart(only)}` : nameClassPart(only);
  }
  return `${negate ? 'a character other than' : 'one of'} ${listParts(elements)}`;
}

function listParts(parts: readonly ClassPart[]): string {
  const named = parts.slice(0, namedParts).map(nameClassPart).join(', ');
  return parts.length > namedParts ? `${named} and ${formatNumber(parts.length - namedParts)} more` : named;
}
