import type { AnyNode, Expression, ObjectExpression, Options, Property } from 'acorn';
import { parse, parseExpressionAt, tokenizer } from 'acorn';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { quoted, type WarningCollector } from './conversion-warnings.ts';
import { type Data, NumberText } from './data.ts';
import { explainJsNode } from './explain-js-node.ts';
import { findJsValue } from './find-js-value.ts';
import { normalizeDecimal } from './number-text.ts';
import { isTooDeep, tooDeep } from './too-deep.ts';

/** Something that is no plain value; caught where the reading began. */
class UnreadableCode extends Error {
  /** UTF-16 code units from the start of the text. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/**
 * Reads a JavaScript object (or another plain value) without running it. It stands alone, in parentheses, or in
 * `const x = …`, `export default …`, `module.exports = …`. Literals of every kind are read, the digits of numbers
 * kept; what would have to be run is refused.
 * @returns the data; fails with `invalid-javascript`, or with `not-a-value` and the place of what would have to be run
 * @example readJsObject("{a: 'b', c: 0xFF,}", warnings) // a Map of a: 'b', c: NumberText('255')
 */
export function readJsObject(text: string, warnings: WarningCollector): Result<Data> {
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
    const found = parseValue(text, options);
    const data = new ValueReader(text, warnings).read(found);
    if (hasComments) {
      warnings.add('note', 'Comments were left out.');
    }
    return ok(data);
  } catch (thrown) {
    if (thrown instanceof UnreadableCode) {
      const { message, offset } = thrown;
      return fail({ code: 'not-a-value', message, position: textPosition(text, offset) });
    }
    if (thrown instanceof SyntaxError) {
      return fail(isTooDeep(thrown.message) ? tooDeep : describeSyntaxError(thrown, text));
    }
    throw thrown;
  }
}

/** An object at the start of a script would be a block of statements. */
function parseValue(text: string, options: Options): Expression {
  const first = tokenizer(text, options).getToken();
  if (first.type.label !== '{') {
    const found = findJsValue(parse(text, options));
    if (found.value === undefined) {
      throw new UnreadableCode(found.message, found.node?.start ?? 0);
    }
    return found.value;
  }
  const expression = parseExpressionAt(text, first.start, options);
  const rest = insignificant.exec(text.slice(expression.end))?.[0] ?? '';
  const end = expression.end + rest.length;
  if (end < text.length) {
    throw new UnreadableCode('Expected the end: only one value can be converted at a time.', end);
  }
  // Reports the comments in it.
  parse(rest, options);
  return expression;
}

/** What may follow a value: white space, comments and semicolons. */
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
        : `${found} cannot stand here. A comma, a bracket or a quote before it may be missing or too many.`,
    position: textPosition(text, offset),
  };
}

class ValueReader {
  readonly #source: string;
  readonly #warnings: WarningCollector;

  constructor(source: string, warnings: WarningCollector) {
    this.#source = source;
    this.#warnings = warnings;
  }

  read(node: Expression): Data {
    switch (node.type) {
      case 'ObjectExpression':
        return this.#readObject(node);
      case 'ArrayExpression':
        return node.elements.map((element) => {
          if (element?.type === 'SpreadElement') {
            return this.#refuse(element);
          }
          return element === null ? undefined : this.read(element);
        });
      case 'Literal':
        return this.#readLiteral(node);
      case 'TemplateLiteral': {
        const text = node.quasis[0]?.value.cooked;
        return node.expressions.length === 0 && typeof text === 'string' ? text : this.#refuse(node);
      }
      case 'Identifier':
        return this.#readName(node.name) ?? this.#refuseUnlessUndefined(node);
      case 'UnaryExpression':
        return this.#readSigned(node.operator, node.argument) ?? this.#refuseUnlessVoid(node);
      case 'ParenthesizedExpression':
        return this.read(node.expression);
      default:
        return this.#refuse(node);
    }
  }

  #refuse(node: AnyNode): never {
    throw new UnreadableCode(explainJsNode(node, this.#source), node.start);
  }

  #readName(name: string): Data {
    return name === 'NaN' || name === 'Infinity' ? new NumberText(name) : undefined;
  }

  #refuseUnlessUndefined(node: Extract<Expression, { type: 'Identifier' }>): undefined {
    return node.name === 'undefined' ? undefined : this.#refuse(node);
  }

  /** `void 0` is undefined in minified code. */
  #refuseUnlessVoid(node: Extract<Expression, { type: 'UnaryExpression' }>): undefined {
    return node.operator === 'void' && node.argument.type === 'Literal' ? undefined : this.#refuse(node);
  }

  /** A number with a sign; `!0` and `!1`, which are true and false in minified code. */
  #readSigned(operator: string, argument: Expression): Data {
    const value = argument.type === 'Literal' || argument.type === 'Identifier' ? this.read(argument) : undefined;
    if (!(value instanceof NumberText)) {
      return undefined;
    }
    const { text } = value;
    if (operator === '-') {
      return new NumberText(text === 'NaN' || text.startsWith('-') ? text : `-${text}`);
    }
    if (operator === '+' && !(argument.type === 'Literal' && argument.bigint)) {
      return value;
    }
    return operator === '!' && (text === '0' || text === '1') ? text === '0' : undefined;
  }

  #readLiteral(node: Extract<Expression, { type: 'Literal' }>): Data {
    const { value, bigint, raw = '' } = node;
    if (bigint) {
      return new NumberText(String(BigInt(bigint)));
    }
    if (typeof value === 'number') {
      const digits = raw.replaceAll('_', '');
      return new NumberText(/^0[xob]/iu.test(digits) ? String(BigInt(digits)) : (normalizeDecimal(digits) ?? raw));
    }
    return typeof value === 'string' || typeof value === 'boolean' || (value === null && !node.regex)
      ? value
      : this.#refuse(node);
  }

  #readObject(node: ObjectExpression): Data {
    const members = new Map<string, Data>();
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') {
        return this.#refuse(property);
      }
      const key = this.#readKey(property);
      const place = { position: () => textPosition(this.#source, property.start) };
      if (members.has(key)) {
        this.#warnings.add('duplicateKey', `The key ${quoted(key)} is repeated: only the last one counts.`, place);
      }
      if (key === '__proto__' && !property.computed) {
        this.#warnings.add('note', 'JavaScript takes __proto__ here for the prototype; it was read as a key.', place);
      }
      members.set(key, this.read(property.value));
    }
    return members;
  }

  #readKey(property: Property): string {
    const { key, kind, method, shorthand, computed } = property;
    if (kind !== 'init' || method) {
      const what = method ? 'a method' : kind === 'get' ? 'a getter' : 'a setter';
      const name = this.#source.slice(key.start, key.end);
      throw new UnreadableCode(
        `${name} is ${what}, which would have to be run. Write a value instead.`,
        property.start,
      );
    }
    if (shorthand && key.type === 'Identifier' && !['undefined', 'NaN', 'Infinity'].includes(key.name)) {
      throw new UnreadableCode(
        `${key.name} stands for a variable, which has no value here. Write ${key.name}: and the value.`,
        property.start,
      );
    }
    if (key.type === 'Identifier' && !computed) {
      return key.name;
    }
    if (key.type === 'Literal') {
      const { value, bigint } = key;
      if (bigint || typeof value === 'string' || typeof value === 'number') {
        return bigint ? String(BigInt(bigint)) : String(value);
      }
    }
    const code = this.#source.slice(key.start, key.end);
    throw new UnreadableCode(
      `[${code}] is a computed key, which would have to be run. Write the key itself.`,
      key.start,
    );
  }
}
