import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { colon, comma, isDigit, leftBrace, point, quote, space } from '../ascii.ts';
import { skipWhitespace } from '../scan-token.ts';
import { found, noSuchNumber, openingBracket, textAt } from './explain-token.ts';
import type { Problem, SyntaxFailure } from './syntax-failure.ts';

type Explanation = (bytes: Uint8Array, failure: SyntaxFailure) => Problem;

/** Explains a character by what the grammar requires in its place. */
export const explainByExpectation: Record<SyntaxFailure['expected'], Explanation> = {
  value: explainValue,
  key: explainKey,
  colon: explainColon,
  'comma-or-end': explainCommaOrEnd,
  end: explainTextAfterEnd,
};

/** The spellings of JSON's literals in other languages. */
const literalOf = new Map([
  ['yes', 'true'],
  ['no', 'false'],
  ['none', 'null'],
  ['nil', 'null'],
]);

/** The literal that a word may stand for: one of another language, or a truncated one. */
function literalLike(word: string): string | undefined {
  const lowerCase = word.toLowerCase();
  return (
    literalOf.get(lowerCase) ??
    ['true', 'false', 'null'].find((literal) => word.length > 1 && literal.startsWith(lowerCase))
  );
}

function explainValue(bytes: Uint8Array, { offset, openBracket }: SyntaxFailure): Problem {
  const text = textAt(bytes, offset);
  const word = wordAt(bytes, offset);
  if (word !== '') {
    if (/^(NaN|Infinity|undefined)$/.test(word)) {
      return { code: 'not-a-json-value', message: noSuchNumber(word), offset };
    }
    const literal = literalLike(word);
    if (literal !== undefined) {
      return { code: 'wrong-literal', message: `Write ${literal} instead of ${word}.`, offset };
    }
    return openBracket === undefined
      ? { code: 'not-json', message: `This is not JSON: it begins with ${word} instead of { or [ or a value.`, offset }
      : { code: 'unquoted-text', message: `Put ${word} in double quotes, if it is text.`, offset };
  }
  if (/^\+[\d.]/.test(text)) {
    return { code: 'plus-sign', message: 'Remove the plus sign: a JSON number has none.', offset };
  }
  if (/^\.\d/.test(text)) {
    return { code: 'missing-digit', message: 'Write a 0 before the decimal point.', offset };
  }
  if (text.startsWith('<') && offset === skipWhitespace(bytes, 0)) {
    return { code: 'not-json', message: 'This looks like HTML or XML, not JSON.', offset };
  }
  return { code: 'unexpected-character', message: `Expected a value, but found ${found(bytes, offset)}.`, offset };
}

function explainKey(bytes: Uint8Array, { offset }: SyntaxFailure): Problem {
  const word = wordAt(bytes, offset);
  return word === ''
    ? {
        code: 'unexpected-character',
        message: `Expected a key in double quotes, but found ${found(bytes, offset)}.`,
        offset,
      }
    : { code: 'unquoted-key', message: `Put the key ${word} in double quotes.`, offset };
}

function explainColon(bytes: Uint8Array, { offset }: SyntaxFailure): Problem {
  return {
    code: 'missing-colon',
    message: `Expected a colon (:) after the key, but found ${found(bytes, offset)}.`,
    offset,
  };
}

function explainCommaOrEnd(bytes: Uint8Array, { offset, openBracket = 0 }: SyntaxFailure): Problem {
  const isInObject = bytes[openBracket] === leftBrace;
  const word = wordAt(bytes, offset);
  if (word !== '' || bytes[offset] === point) {
    const glued = explainGluedText(bytes, offset);
    if (glued !== undefined) {
      return glued;
    }
  }
  if (word !== '' || /^["[{+-]/.test(textAt(bytes, offset))) {
    return { code: 'missing-comma', message: `Put a comma before this ${isInObject ? 'key' : 'value'}.`, offset };
  }
  if (bytes[offset] === colon && !isInObject) {
    return {
      code: 'key-in-array',
      message: `Only objects have keys: write a comma instead of this colon, or { } instead of ${openingBracket(bytes, openBracket)}.`,
      offset,
    };
  }
  const closing = isInObject ? '}' : ']';
  return {
    code: 'unexpected-character',
    message: `Expected a comma or ${closing}, but found ${found(bytes, offset)}.`,
    offset,
  };
}

function explainTextAfterEnd(bytes: Uint8Array, { offset }: SyntaxFailure): Problem {
  const glued = wordAt(bytes, offset) === '' && bytes[offset] !== point ? undefined : explainGluedText(bytes, offset);
  if (glued !== undefined) {
    return glued;
  }
  if (/^["[{\dtfn-]/.test(textAt(bytes, offset))) {
    return {
      code: 'several-documents',
      message:
        'A JSON document ends before this. Format several documents (JSON Lines) one at a time, or put commas between them and [ ] around them all.',
      offset,
    };
  }
  if (bytes[offset] === colon) {
    return { code: 'missing-braces', message: 'Put { } around keys and their values.', offset };
  }
  if (bytes[offset] === comma) {
    return { code: 'text-after-end', message: 'Put [ ] around a list of values, or remove this comma.', offset };
  }
  return {
    code: 'text-after-end',
    message: `The JSON document ends before this: remove what follows, from ${found(bytes, offset)} on.`,
    offset,
  };
}

/** Explains letters or digits directly after a value. */
function explainGluedText(bytes: Uint8Array, offset: number): Problem | undefined {
  const before = bytes[offset - 1] ?? space;
  if (before === quote) {
    return {
      code: 'quote-in-string',
      message: 'The string ends before this: write a quote inside a string as \\", or look for a missing " further up.',
      offset,
    };
  }
  let start = offset;
  while (start > 0 && isPartOfWord(bytes[start - 1] as number)) {
    start -= 1;
  }
  if (start === offset) {
    return undefined;
  }
  const word = /^[^\s,:[\]{}"]*/.exec(textAt(bytes, start))?.[0] ?? '';
  if (!isDigit(bytes[start]) && !word.startsWith('-')) {
    return {
      code: 'unquoted-text',
      message: `Put ${shortenText(word, maximumWordLength)} in double quotes, if it is text.`,
      offset: start,
    };
  }
  const advice = /^-?0[xob]/i.test(word)
    ? 'JSON numbers are decimal'
    : /^-?\d+n$/.test(word)
      ? 'remove the n'
      : /^-?[\d_]+$/.test(word)
        ? 'remove the _'
        : 'put it in double quotes, if it is text';
  return {
    code: 'not-a-json-number',
    message: `${shortenText(word, maximumWordLength)} is not a JSON number: ${advice}.`,
    offset: start,
  };
}

function isPartOfWord(byte: number): boolean {
  return /[\w.+-]/.test(String.fromCharCode(byte));
}

/** Longer words are truncated in messages. */
const maximumWordLength = 24;

/** The unquoted word at an offset, shortened; the empty string if there is none. */
function wordAt(bytes: Uint8Array, offset: number): string {
  const word = /^[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$-]*/u.exec(textAt(bytes, offset))?.[0] ?? '';
  return shortenText(word, maximumWordLength);
}
