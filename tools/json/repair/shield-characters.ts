import { freeCharacters } from './free-characters.ts';

/**
 * jsonrepair guesses where a string ends by what surrounds its quotes. Two of its guesses change strings that
 * are fine: a bracket opened inside of a string that a closing bracket follows (`["a[b"]` becomes
 * `["a",["b"]]`), and an apostrophe in a word between single quotes (`'it's'` becomes `"it\"s"`). Both kinds of
 * character are put out of its sight and brought back after it.
 */
export interface ShieldedText {
  /** As long as the original text, so that places in it are places in the original. */
  readonly text: string;
  /** Brings the hidden characters back. */
  restore(repaired: string): string;
}

const bracketPairs: Readonly<Record<string, string>> = { ']': '[', '}': '{', ')': '(' };
const hiddenCharacters = ['[', '{', '(', "'"] as const;
type HiddenCharacter = (typeof hiddenCharacters)[number];

/**
 * @param text what is to be repaired
 * @returns the text with private-use characters, which it does not hold itself, in place of the hidden ones
 * @example shieldCharacters('["a[b",]').restore(text) // '["a[b",]'
 */
export function shieldCharacters(text: string): ShieldedText {
  const standIns = chooseStandIns(text);
  if (standIns === undefined) {
    return { text, restore: (repaired) => repaired };
  }
  const withoutApostrophes = hideApostrophes(text, standIns["'"]);
  return {
    text: hideBrackets(withoutApostrophes, standIns),
    restore: (repaired) =>
      hiddenCharacters.reduce((result, character) => result.replaceAll(standIns[character], character), repaired),
  };
}

function chooseStandIns(text: string): Record<HiddenCharacter, string> | undefined {
  const [square, curly, round, apostrophe] = freeCharacters(text, hiddenCharacters.length) ?? [];
  return square === undefined || curly === undefined || round === undefined || apostrophe === undefined
    ? undefined
    : { '[': square, '{': curly, '(': round, "'": apostrophe };
}

const wordApostrophe = /'(?<=[\p{L}\p{N}]')(?=\p{L})/gu;
/** The end of a text after which a quote opens a string of Python's: `{u'name': b'…`. */
const stringPrefix = /(?:^|[[{(,:])\s*(?:[bfru]|br|rb)$/iu;
/** More than a prefix and the white space before it need. */
const lookBehind = 64;

function hideApostrophes(text: string, standIn: string): string {
  return text.replace(wordApostrophe, (apostrophe, at: number) =>
    stringPrefix.test(text.slice(Math.max(0, at - lookBehind), at)) ? apostrophe : standIn,
  );
}

function hideBrackets(text: string, standIns: Record<HiddenCharacter, string>): string {
  const pieces: string[] = [];
  let done = 0;
  for (let at = nextQuote(text, 0); at < text.length; at = nextQuote(text, at)) {
    const end = endOfString(text, at);
    if (end === undefined) {
      at += 1;
      continue;
    }
    const closing = bracketAfter(text, end);
    // A string is within round brackets only as an argument: of prose in brackets nothing is to be hidden.
    const isConfirmed = closing !== ')' || ['(', ','].includes(previousVisible(text, at - 1) ?? '');
    const opening = closing === undefined || !isConfirmed ? undefined : bracketPairs[closing];
    const content = text.slice(at, end);
    if (closing !== undefined && isHiddenCharacter(opening) && count(content, opening) > count(content, closing)) {
      pieces.push(text.slice(done, at), content.replaceAll(opening, standIns[opening]));
      done = end;
    }
    at = end;
  }
  return done === 0 ? text : pieces.join('') + text.slice(done);
}

function isHiddenCharacter(character: string | undefined): character is HiddenCharacter {
  return hiddenCharacters.some((hidden) => hidden === character);
}

function nextQuote(text: string, from: number): number {
  let index = from;
  while (index < text.length && text[index] !== '"' && text[index] !== "'") {
    index += 1;
  }
  return index;
}

/**
 * Where a string ends that stands where a value or key may stand.
 * @returns the offset after its closing quote; undefined if the quotes at the offset are not such a string
 */
function endOfString(text: string, start: number): number | undefined {
  const before = previousVisible(text, start - 1);
  if (before !== undefined && !'[{(,:'.includes(before)) {
    return undefined;
  }
  const quote = text[start];
  for (let index = start + 1; index < text.length && text[index] !== '\n'; index += 1) {
    if (text[index] === '\\') {
      index += 1;
    } else if (text[index] === quote) {
      const after = text[nextVisible(text, index + 1)];
      return after === undefined || ',:]})'.includes(after) ? index + 1 : undefined;
    }
  }
  return undefined;
}

/** The bracket that closes around what ends at the offset, if what follows the bracket confirms it. */
function bracketAfter(text: string, offset: number): string | undefined {
  const at = nextVisible(text, offset);
  const bracket = text[at];
  const after = text[nextVisible(text, at + 1)];
  const isConfirmed = after === undefined || ',]});'.includes(after);
  return bracket !== undefined && bracket in bracketPairs && isConfirmed ? bracket : undefined;
}

function isSpace(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}

function nextVisible(text: string, from: number): number {
  let index = from;
  while (isSpace(text[index])) {
    index += 1;
  }
  return index;
}

function previousVisible(text: string, from: number): string | undefined {
  let index = from;
  while (isSpace(text[index])) {
    index -= 1;
  }
  return text[index];
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
