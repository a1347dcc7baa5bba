import { codePointNotation, nameInvisible } from '#shared/formats/words/name-character.ts';
import { latinLookAlikes, lookAlikes, type OtherScript, scriptNames } from './look-alikes.ts';

export type UnusualKind =
  /** It takes up no space, or changes the direction of the surrounding text. */
  | 'invisible'
  /** It is displayed as a space, but is not an ordinary one. */
  | 'space'
  /** A letter that resembles one from the script of the rest of its word. */
  | 'look-alike';

/** A character that is not what it appears to be. */
export interface UnusualCharacter {
  /** The offset from the start of the text in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly kind: UnusualKind;
  /** A description of the character with its code point: `zero-width space (U+200B)`. */
  readonly name: string;
}

/**
 * Matches control characters other than line breaks and tabs, characters that Unicode calls ignorable (UAX #44), and
 * interlinear annotation marks.
 */
const invisible = /[^\P{Cc}\t\n\r\u0085]|\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/u;
const space = /[\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/u;
const otherLetter = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** Matches any character that may be unusual; a text without one is done immediately. */
const candidate = new RegExp(`${invisible.source}|${space.source}|${otherLetter.source}`, 'u');

const allInvisible = new RegExp(`${invisible.source}|${space.source}`, 'gu');
const word = /[\p{L}\p{M}\p{N}_]+/gu;
/** Matches emoji, in which such characters join the parts or select the appearance rather than hide something. */
const emoji =
  /(?:\p{RI}\p{RI}|\p{Emoji}(?:\p{EMod}|\ufe0f\u20e3?|[\u{e0020}-\u{e007e}]+\u{e007f})?(?:\u200d\p{Emoji}(?:\p{EMod}|\ufe0f)?)*)/gu;

/** Names of common troublesome characters, in addition to those that already have a name. */
const names: ReadonlyMap<string, string> = new Map([
  ['\u034f', 'combining grapheme joiner'],
  ['\u061c', 'Arabic letter mark'],
  ['\u115f', 'Hangul filler'],
  ['\u1160', 'Hangul filler'],
  ['\u1680', 'Ogham space'],
  ['\u180e', 'Mongolian vowel separator'],
  ['\u2000', 'en quad'],
  ['\u2001', 'em quad'],
  ['\u2002', 'en space'],
  ['\u2003', 'em space'],
  ['\u2004', 'three-per-em space'],
  ['\u2005', 'four-per-em space'],
  ['\u2006', 'six-per-em space'],
  ['\u2007', 'figure space'],
  ['\u2008', 'punctuation space'],
  ['\u2009', 'thin space'],
  ['\u200a', 'hair space'],
  ['\u200e', 'left-to-right mark'],
  ['\u200f', 'right-to-left mark'],
  ['\u202a', 'left-to-right embedding'],
  ['\u202b', 'right-to-left embedding'],
  ['\u202c', 'end of a change of direction'],
  ['\u202d', 'left-to-right override'],
  ['\u202e', 'right-to-left override'],
  ['\u205f', 'mathematical space'],
  ['\u2061', 'function application'],
  ['\u2062', 'invisible times'],
  ['\u2063', 'invisible separator'],
  ['\u2064', 'invisible plus'],
  ['\u2066', 'left-to-right isolate'],
  ['\u2067', 'right-to-left isolate'],
  ['\u2068', 'first strong isolate'],
  ['\u2069', 'end of a directional isolate'],
  ['\u3164', 'Hangul filler'],
  ['\uffa0', 'halfwidth Hangul filler'],
]);

/**
 * Finds hidden characters in a text: zero-width characters, direction controls, unusual spaces, and letters of another
 * script that look like those around them (UTS #39, mixed-script words). Line feeds, carriage returns, tabs and the
 * joiners in emoji do not count.
 * @param text a text of whole words; otherwise, the first and last word are judged by the part that is present
 * @example findUnusualCharacters('a\u200bb')[0]?.name // 'zero-width space (U+200B)'
 */
export function findUnusualCharacters(text: string): readonly UnusualCharacter[] {
  if (!candidate.test(text)) {
    return [];
  }
  const joined = partsOfEmoji(text);
  const found: UnusualCharacter[] = [];
  for (const { 0: character, index } of text.matchAll(allInvisible)) {
    if (!joined(index)) {
      found.push({
        start: index,
        end: index + character.length,
        kind: space.test(character) ? 'space' : 'invisible',
        name: nameOf(character),
      });
    }
  }
  for (const { 0: letters, index } of text.matchAll(word)) {
    found.push(...findLookAlikes(letters, index));
  }
  return found.sort((one, other) => one.start - other.start);
}

function nameOf(character: string): string {
  const number = codePointNotation(character);
  const code = character.codePointAt(0) ?? 0;
  const isSelector = (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef);
  const name =
    names.get(character) ??
    nameInvisible(character) ??
    (isSelector
      ? 'variation selector'
      : code >= 0xe0000
        ? 'invisible tag'
        : space.test(character)
          ? 'space'
          : undefined) ??
    (code < 0xa0 ? 'control character' : 'invisible character');
  return `${name} (${number})`;
}

/** @returns whether an offset is within an emoji */
function partsOfEmoji(text: string): (place: number) => boolean {
  if (!/[\u200d\ufe0f\u{e0020}-\u{e007f}]/u.test(text)) {
    return () => false;
  }
  const ranges = [...text.matchAll(emoji)]
    // Unicode classifies digits as emoji too, but a character after a digit is hidden there.
    .filter(({ 0: sign }) => sign.length > 1 && (!/^[\d#*]/u.test(sign) || sign.includes('\u20e3')))
    .map(({ 0: sign, index }) => ({ start: index, end: index + sign.length }));
  let at = 0;
  return (place) => {
    while (at < ranges.length && (ranges[at]?.end ?? 0) <= place) {
      at += 1;
    }
    return (ranges[at]?.start ?? Number.POSITIVE_INFINITY) <= place;
  };
}

/** @param start the start of the word in its text */
function findLookAlikes(letters: string, start: number): UnusualCharacter[] {
  if (!otherLetter.test(letters)) {
    return [];
  }
  const latinCount = letters.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const others = [...letters].flatMap((letter) => lookAlikes.get(letter)?.script ?? []);
  const [script] = others;
  if (latinCount === 0 || script === undefined) {
    return [];
  }
  const otherCount = letters.match(otherLetters)?.length ?? 0;
  let place = start;
  return [...letters].flatMap((letter) => {
    const range = { start: place, end: place + letter.length };
    place = range.end;
    const name = latinCount >= otherCount ? nameOther(letter) : nameLatin(letter, script);
    return name === undefined ? [] : [{ ...range, kind: 'look-alike' as const, name }];
  });
}

const otherLetters = new RegExp(otherLetter.source, 'gu');

function nameOther(letter: string): string | undefined {
  const found = lookAlikes.get(letter);
  return (
    found &&
    `${scriptNames[found.script]} “${letter}” (${codePointNotation(letter)}) that looks like Latin “${found.latin}”`
  );
}

function nameLatin(letter: string, script: OtherScript): string | undefined {
  const other = latinLookAlikes[script].get(letter);
  return other && `Latin “${letter}” (${codePointNotation(letter)}) that looks like ${scriptNames[script]} “${other}”`;
}
