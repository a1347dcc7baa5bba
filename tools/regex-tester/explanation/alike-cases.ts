import type { AST } from '@eslint-community/regexpp';
import type { ClassPart } from './explain-class.ts';
import type { Modes } from './name-element.ts';

/** Properties that tell upper from lower case; others, such as `L`, have a letter in both cases or in none. */
const casedProperties = /^(?:L[ult]|(?:Upper|Lower|Title)case(?:_Letter)?|Upper|Lower)$/u;

type CasedPart = ClassPart | AST.CharacterClass | AST.CharacterSet | AST.Backreference;

/** This is more than the code points before, between and after the Latin letters. */
const examined = 0x250;

/** The note on a set, or on an earlier match, that the flag `i` extends to letters of the other case. */
export function alikeNote(part: CasedPart, { ignoreCase }: Modes): string {
  return ignoreCase && hasCase(part) ? ', upper and lower case alike' : '';
}

function hasCase(part: CasedPart): boolean {
  switch (part.type) {
    case 'Backreference':
      return true;
    case 'Character':
      return isCased(part.value);
    case 'CharacterClassRange':
      return isAnyCased(part.min.value, part.max.value);
    case 'CharacterSet':
      return part.kind === 'property' && casedProperties.test(part.value ?? part.key);
    case 'CharacterClass':
    case 'StringAlternative':
      return part.elements.some(hasCase);
    case 'ClassStringDisjunction':
      return part.alternatives.some(hasCase);
    case 'ExpressionCharacterClass':
      return hasCase(part.expression);
    case 'ClassIntersection':
    case 'ClassSubtraction':
      return hasCase(part.left) || hasCase(part.right);
  }
}

function isAnyCased(from: number, to: number): boolean {
  const last = Math.min(to, from + examined);
  for (let value = from; value <= last; value += 1) {
    if (isCased(value)) {
      return true;
    }
  }
  return false;
}

function isCased(value: number): boolean {
  const character = String.fromCodePoint(value);
  return character.toLowerCase() !== character.toUpperCase();
}
