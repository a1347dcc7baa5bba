import { freeCharacters } from './free-characters.ts';

/**
 * jsonrepair guesses where a string ends from the context of its quotes. Two of its guesses damage valid strings: an
 * opening bracket inside a string that is followed by a closing bracket (`["a[b"]` becomes `["a",["b"]]`), and an
 * apostrophe in a word between single quotes (`'it's'` becomes `"it\"s"`). Both kinds of characters are hidden from it
 * and restored afterwards.
 */
export interface ShieldedText {
  /**
   * The text with characters hidden; it has the length of the original, so offsets in it are offsets in the original.
   */
  readonly text: string;
  /** Restores the hidden characters. */
  restore(repaired: string): string;
}

const bracketPairs: Readonly<Record<string, string>> = { ']': '[', '}': '{', ')': '(' };
const hiddenCharacters = ['[', '{', '(', "'"] as const;
type HiddenCharacter = (typeof hiddenCharacters)[number];

/**
 * @param text the text to be repaired
 * @returns the text with the hidden characters replaced by private-use characters that it does not contain
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
/** Matches the end of a text after which a quote opens a Python string: `{u'name': b'…`. */
const stringPrefix = /(?:^|[[{(,:])\s*(?:[bfru]|br|rb)$/iu;
/** The number of characters to look back: more than enough for a prefix and the whitespace before it. */
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
    // A string in parentheses counts only as an argument; nothing is hidden in parenthesised prose.
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
 * Finds the end of a string in the place of a value or key.
 * @returns the offset after its closing quote; undefined if the quote at the offset does not start such a string
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

/** The bracket that closes around the text before the offset, if what follows the bracket confirms it. */
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
