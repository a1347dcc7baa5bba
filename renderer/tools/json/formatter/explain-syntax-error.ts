import type { ToolError } from '#shared/result.ts';
import {
  carriageReturn,
  colon,
  comma,
  isDigit,
  leftBrace,
  lineFeed,
  quote,
  rightBrace,
  rightBracket,
  space,
  tab,
} from './ascii.ts';
import {
  characterAt,
  explainLookalike,
  explainNumber,
  explainString,
  noSuchNumber,
  type Problem,
  textAt,
} from './explain-token.ts';
import { skipWhitespace } from './scan-token.ts';
import { shortenText } from './shorten-text.ts';
import { textPosition } from './text-position.ts';

/** Where a text stops being JSON. */
export interface SyntaxFailure {
  /** The byte that may not stand there; the text's length if the text ends too early. */
  readonly offset: number;
  /** What the grammar asks for there. */
  readonly expected: 'value' | 'key' | 'colon' | 'comma-or-end' | 'end';
  /** Where the value or key starts that is broken or that lacks its colon. */
  readonly tokenStart?: number;
  /** The innermost bracket that is still open. */
  readonly openBracket?: number;
}

/**
 * Says in plain words why a text is not JSON and what to do about it. It looks at the text around the failure
 * once more, so that the parser need not keep anything for it.
 * @example explainSyntaxError(encode('[1,]'), { offset: 3, expected: 'value', openBracket: 0 })
 * // { code: 'trailing-comma', message: 'Remove this comma: …', position: { offset: 2, line: 1, column: 3 } }
 */
export function explainSyntaxError(bytes: Uint8Array, failure: SyntaxFailure): ToolError {
  if (skipWhitespace(bytes, 0) === bytes.length) {
    return { code: 'empty', message: 'There is no JSON here: the text is empty.' };
  }
  const { code, message, offset } = explain(bytes, failure);
  return { code, message, position: textPosition(bytes, offset) };
}

function explain(bytes: Uint8Array, failure: SyntaxFailure): Problem {
  const { offset, expected, tokenStart } = failure;
  if (tokenStart !== undefined && expected !== 'colon') {
    const first = bytes[tokenStart];
    if (first === quote) {
      return explainString(bytes, tokenStart, offset);
    }
    if (offset > tokenStart) {
      return explainNumber(bytes, tokenStart, offset);
    }
  }
  return (
    explainEnd(bytes, failure) ??
    explainLookalike(bytes, offset) ??
    explainForeignSyntax(bytes, offset) ??
    explainBracket(bytes, failure) ??
    explainComma(bytes, failure) ??
    explainByExpectation[expected](bytes, failure)
  );
}

/** The text ends too early. */
function explainEnd(bytes: Uint8Array, { offset, expected, openBracket }: SyntaxFailure): Problem | undefined {
  if (offset < bytes.length || openBracket === undefined) {
    return undefined;
  }
  const wanted = {
    value: 'a value is missing, and ',
    key: 'the next key is missing, and ',
    colon: 'a colon and a value are missing, and ',
    'comma-or-end': '',
    end: '',
  }[expected];
  return {
    code: 'unexpected-end',
    message: `The text ends too early: ${wanted}${openingBracket(bytes, openBracket)} is not closed.`,
    offset,
  };
}

/** What other languages have and JSON has not. */
function explainForeignSyntax(bytes: Uint8Array, offset: number): Problem | undefined {
  const text = textAt(bytes, offset);
  if (/^(\/\/|\/\*|#)/.test(text)) {
    return { code: 'comment', message: 'Remove this comment: JSON has none.', offset };
  }
  if (/^['`]/.test(text)) {
    return { code: 'wrong-quotes', message: `Use double quotes (") instead of ${text[0]}.`, offset };
  }
  if (text.startsWith(';')) {
    return { code: 'semicolon', message: 'Remove this semicolon, or write a comma instead.', offset };
  }
  return undefined;
}

function explainBracket(bytes: Uint8Array, failure: SyntaxFailure): Problem | undefined {
  const { offset, expected, openBracket } = failure;
  const byte = bytes[offset];
  if (byte !== rightBrace && byte !== rightBracket) {
    return undefined;
  }
  const bracket = String.fromCharCode(byte);
  if (openBracket === undefined) {
    return { code: 'unopened-bracket', message: `Remove this ${bracket}: no bracket is open here.`, offset };
  }
  const closing = bytes[openBracket] === leftBrace ? rightBrace : rightBracket;
  if (byte !== closing) {
    return {
      code: 'mismatched-bracket',
      message: `Expected ${String.fromCharCode(closing)} to close ${openingBracket(bytes, openBracket)}, but found ${bracket}.`,
      offset,
    };
  }
  const before = offsetBefore(bytes, offset);
  if (bytes[before] === comma) {
    return {
      code: 'trailing-comma',
      message: `Remove this comma: there is nothing between it and the ${bracket}.`,
      offset: before,
    };
  }
  return {
    code: 'missing-value',
    message:
      expected === 'colon' ? 'A colon and a value are missing after this key.' : 'A value is missing after the colon.',
    offset: expected === 'colon' ? (failure.tokenStart ?? offset) : offset,
  };
}

function explainComma(bytes: Uint8Array, { offset, expected }: SyntaxFailure): Problem | undefined {
  if (bytes[offset] !== comma || (expected !== 'value' && expected !== 'key')) {
    return undefined;
  }
  const before = bytes[offsetBefore(bytes, offset)];
  if (before === colon) {
    return { code: 'missing-value', message: 'A value is missing after the colon.', offset };
  }
  return {
    code: 'extra-comma',
    message:
      before === comma
        ? 'Remove this comma: it follows another one.'
        : 'Remove this comma: there is nothing before it.',
    offset,
  };
}

type Explanation = (bytes: Uint8Array, failure: SyntaxFailure) => Problem;

const explainByExpectation: Record<SyntaxFailure['expected'], Explanation> = {
  value: explainValue,
  key: explainKey,
  colon: explainColon,
  'comma-or-end': explainCommaOrEnd,
  end: explainTextAfterEnd,
};

/** How other languages write JSON's literals. */
const literalOf = new Map([
  ['yes', 'true'],
  ['no', 'false'],
  ['none', 'null'],
  ['nil', 'null'],
]);

/** The literal that a word may be meant as: one of another language, or one that is cut off. */
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
  if (word !== '' || bytes[offset] === 0x2e) {
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
  const glued = wordAt(bytes, offset) === '' && bytes[offset] !== 0x2e ? undefined : explainGluedText(bytes, offset);
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

/** Letters or digits that stick to the end of a value. */
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

/** Longer words are cut in messages. */
const maximumWordLength = 24;

/** The unquoted word at an offset, shortened; the empty string if there is none. */
function wordAt(bytes: Uint8Array, offset: number): string {
  const word = /^[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$-]*/u.exec(textAt(bytes, offset))?.[0] ?? '';
  return shortenText(word, maximumWordLength);
}

function found(bytes: Uint8Array, offset: number): string {
  return offset < bytes.length ? `“${characterAt(bytes, offset)}”` : 'the end of the text';
}

/** @example openingBracket(encode('\n {'), 2) // 'the { at line 2, column 2' */
function openingBracket(bytes: Uint8Array, offset: number): string {
  const { line, column } = textPosition(bytes, offset);
  return `the ${String.fromCharCode(bytes[offset] ?? 0)} at line ${line}, column ${column}`;
}

/** The offset of the last byte before `offset` that is no white space; -1 if there is none. */
function offsetBefore(bytes: Uint8Array, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && [space, tab, lineFeed, carriageReturn].includes(bytes[at] as number)) {
    at -= 1;
  }
  return at;
}
