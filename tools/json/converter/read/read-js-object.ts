import type { Expression, Options } from 'acorn';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { WarningCollector } from '../conversion-warnings.ts';
import type { Data } from '../data.ts';
import { boundedParser } from './bounded-parser.ts';
import { type DepthLimit, NestedTooDeeply, readingLimits, tooDeep } from './depth-limit.ts';
import { findJsValue } from './find-js-value.ts';
import { JsValueReader, UnreadableCode } from './js-value-reader.ts';

/**
 * Reads a JavaScript object (or another plain value) without running it. The object stands alone, in parentheses, or in
 * `const x = …`, `export default …`, `module.exports = …`. Literals of every kind are accepted, and numbers keep their
 * digits; code that would have to be run is refused.
 * @returns the data; fails with `invalid-javascript`, with `too-deep`, or with `not-a-value` and the position of the
 * code that would have to be run
 * @example readJsObject("{a: 'b', c: 0xFF,}", warnings) // a Map of a: 'b', c: NumberText('255')
 */
export function readJsObject(
  text: string,
  warnings: WarningCollector,
  limit: DepthLimit = readingLimits.jsObject,
): Result<Data> {
  let hasComments = false;
  const options: Options = {
    ecmaVersion: 'latest',
    sourceType: 'module',
    allowHashBang: true,
    onComment: () => {
      hasComments = true;
    },
  };
  try {
    const found = parseValue(text, options, limit.levels);
    const data = new JsValueReader(text, warnings, limit.levels).read(found);
    if (hasComments) {
      warnings.add('note', 'Comments were left out.');
    }
    return ok(data);
  } catch (thrown) {
    if (thrown instanceof UnreadableCode) {
      const { message, offset } = thrown;
      return fail({ code: 'not-a-value', message, position: textPosition(text, offset) });
    }
    if (thrown instanceof NestedTooDeeply) {
      return fail(tooDeep(limit, textPosition(text, thrown.offset)));
    }
    if (thrown instanceof SyntaxError) {
      return fail(describeSyntaxError(thrown, text));
    }
    throw thrown;
  }
}

/** At the start of a script, an object would be parsed as a block of statements. */
function parseValue(text: string, options: Options, maximumDepth: number): Expression {
  const parser = boundedParser(maximumDepth);
  const first = parser.tokenizer(text, options).getToken();
  if (first.type.label !== '{') {
    const found = findJsValue(parser.parse(text, options));
    if (found.value === undefined) {
      throw new UnreadableCode(found.message, found.node?.start ?? 0);
    }
    return found.value;
  }
  const expression = parser.parseExpressionAt(text, first.start, options);
  const rest = insignificant.exec(text.slice(expression.end))?.[0] ?? '';
  const end = expression.end + rest.length;
  if (end < text.length) {
    throw new UnreadableCode('Expected the end: only one value can be converted at a time.', end);
  }
  // Parses the rest only to report the comments in it.
  parser.parse(rest, options);
  return expression;
}

/** Whitespace, comments and semicolons, which may follow the value. */
const insignificant = /^(?:[\s;]+|\/\/.*|\/\*[\s\S]*?\*\/)*/u;

function describeSyntaxError(error: SyntaxError, text: string): ToolError {
  const offset = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
  const message = error.message.replace(/ \(\d+:\d+\)$/u, '');
  if (message !== 'Unexpected token') {
    return { code: 'invalid-javascript', message: `${message}.`, position: textPosition(text, offset) };
  }
  const found = String.fromCodePoint(text.codePointAt(offset) ?? 0x20);
  return {
    code: 'invalid-javascript',
    message:
      offset >= text.trimEnd().length
        ? 'The text ends too early: a bracket, a quote or a value is missing.'
        : `${found} is not allowed here. A comma, a bracket or a quote may be missing before it, or there may be one too many.`,
    position: textPosition(text, offset),
  };
}
