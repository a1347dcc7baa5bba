import type { ToolError } from '#shared/result.ts';
import {
  carriageReturn,
  colon,
  comma,
  leftBrace,
  lineFeed,
  quote,
  rightBrace,
  rightBracket,
  space,
  tab,
} from '../ascii.ts';
import { bytePosition } from '../byte-position.ts';
import { skipWhitespace } from '../scan-token.ts';
import { explainLookalike, explainNumber, explainString, openingBracket, textAt } from './explain-token.ts';
import { explainByExpectation } from './explain-unexpected.ts';
import type { Problem, SyntaxFailure } from './syntax-failure.ts';

/**
 * Explains in plain words why a text is not JSON and what to do about it. It re-examines the text around the failure,
 * so the parser does not have to keep anything for it.
 * @example explainSyntaxError(encode('[1,]'), { offset: 3, expected: 'value', openBracket: 0 })
 * // { code: 'trailing-comma', message: 'Remove this comma: …', position: { offset: 2, line: 1, column: 3 } }
 */
export function explainSyntaxError(bytes: Uint8Array, failure: SyntaxFailure): ToolError {
  if (skipWhitespace(bytes, 0) === bytes.length) {
    return { code: 'empty', message: 'There is no JSON here: the text is empty.' };
  }
  const { code, message, offset } = explain(bytes, failure);
  return { code, message, position: bytePosition(bytes, offset) };
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

/** Explains a text that ends too early. */
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

/** Explains syntax that other languages have but JSON does not. */
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

/** The offset of the last byte before `offset` that is not whitespace; -1 if there is none. */
function offsetBefore(bytes: Uint8Array, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && [space, tab, lineFeed, carriageReturn].includes(bytes[at] as number)) {
    at -= 1;
  }
  return at;
}
