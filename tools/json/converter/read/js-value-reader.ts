import type { AnyNode, ArrayExpression, Expression, ObjectExpression, Property } from 'acorn';
import { textPosition } from '#shared/text-position.ts';
import { quoted, type WarningCollector } from '../conversion-warnings.ts';
import { type Data, NumberText } from '../data.ts';
import { normalizeDecimal } from '../number-text.ts';
import { NestedTooDeeply } from './depth-limit.ts';
import { explainJsNode } from './explain-js-node.ts';

/** Thrown on something that is not a plain value; caught where reading started. */
export class UnreadableCode extends Error {
  /** The offset from the start of the text in UTF-16 code units. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Reads the value of a parsed expression. */
export class JsValueReader {
  readonly #source: string;
  readonly #warnings: WarningCollector;
  readonly #maximumDepth: number;
  /** The nesting depth of the current value. */
  #depth = 0;

  constructor(source: string, warnings: WarningCollector, maximumDepth: number) {
    this.#source = source;
    this.#warnings = warnings;
    this.#maximumDepth = maximumDepth;
  }

  read(node: Expression): Data {
    switch (node.type) {
      case 'ObjectExpression':
        return this.#oneLevelDown(node, () => this.#readObject(node));
      case 'ArrayExpression':
        return this.#oneLevelDown(node, () => this.#readArray(node));
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

  #oneLevelDown(node: Expression, read: () => Data): Data {
    this.#depth += 1;
    if (this.#depth > this.#maximumDepth) {
      throw new NestedTooDeeply(node.start);
    }
    const data = read();
    this.#depth -= 1;
    return data;
  }

  #readArray({ elements }: ArrayExpression): Data {
    return elements.map((element) => {
      if (element?.type === 'SpreadElement') {
        return this.#refuse(element);
      }
      return element === null ? undefined : this.read(element);
    });
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

  /** Minified code uses `void 0` for undefined. */
  #refuseUnlessVoid(node: Extract<Expression, { type: 'UnaryExpression' }>): undefined {
    return node.operator === 'void' && node.argument.type === 'Literal' ? undefined : this.#refuse(node);
  }

  /** Reads a number with a sign, or `!0` and `!1`, which minified code uses for true and false. */
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
