import { type Data, DateText, isDataArray, NumberText } from '../data.ts';
import { toJsIdentifier } from './js-identifier.ts';
import type { IndentText } from './write-json-text.ts';

export interface JsLayout {
  readonly indent: IndentText;
  readonly quote: 'single' | 'double';
  /** The statement around the value. */
  readonly statement: 'const' | 'export-default' | 'module-exports' | 'none';
  /** The name of the constant, which is turned into an identifier. */
  readonly name: string;
}

/**
 * Writes JavaScript that evaluates to the data; for JSON data, to the result of JSON.parse. Keys are quoted only where
 * necessary.
 * @returns a module (or, except for `export-default`, a script); an expression for `none`
 * @example writeJsObject(new Map([['a-b', true]]), layout) // "const rootClass = {\n  'a-b': true,\n};\n"
 */
export function writeJsObject(data: Data, { indent, quote, statement, name }: JsLayout): string {
  const pieces: string[] = [];
  const quoteText = quote === 'single' ? singleQuoted : doubleQuoted;
  const colon = indent === '' ? ':' : ': ';

  const write = (value: Data, margin: string) => {
    if (value === null || value === undefined || typeof value === 'boolean') {
      pieces.push(String(value));
    } else if (typeof value === 'string') {
      pieces.push(quoteText(value));
    } else if (value instanceof NumberText) {
      pieces.push(value.text);
    } else if (value instanceof DateText) {
      pieces.push(quoteText(value.text));
    } else {
      writeContainer(value, margin);
    }
  };

  const writeContainer = (value: readonly Data[] | ReadonlyMap<string, Data>, margin: string) => {
    const isArray = isDataArray(value);
    const [opening, closing] = isArray ? ['[', ']'] : ['{', '}'];
    if ((isArray ? value.length : value.size) === 0) {
      pieces.push(opening, closing);
      return;
    }
    const inner = margin + indent;
    const lineStart = indent === '' ? '' : `\n${inner}`;
    let separator = opening + lineStart;
    const nextSeparator = `,${lineStart}`;
    for (const [key, member] of value.entries()) {
      pieces.push(separator);
      if (typeof key === 'string') {
        pieces.push(writeKey(key, quoteText), colon);
      }
      write(member, inner);
      separator = nextSeparator;
    }
    pieces.push(indent === '' ? closing : `,\n${margin}${closing}`);
  };

  write(data, '');
  return surround(pieces.join(''), statement, name);
}

function surround(expression: string, statement: JsLayout['statement'], name: string): string {
  switch (statement) {
    case 'const':
      return `const ${toJsIdentifier(name)} = ${expression};\n`;
    case 'export-default':
      return `export default ${expression};\n`;
    case 'module-exports':
      return `module.exports = ${expression};\n`;
    default:
      return expression;
  }
}

/** Reserved words are allowed as keys, so only the characters matter; numbers are allowed as JavaScript writes them. */
const plainKey = /^(?:[\p{ID_Start}_$][\p{ID_Continue}$]*|0|[1-9]\d{0,14})$/u;

function writeKey(key: string, quoteText: (text: string) => string): string {
  // As a plain key, quoted or not, `__proto__` would set the prototype (ECMA-262, annex B.3.1).
  if (key === '__proto__') {
    return `[${quoteText(key)}]`;
  }
  return plainKey.test(key) ? key : quoteText(key);
}

/** Line separators end lines in older JavaScript; JSON.stringify escapes lone surrogates, but not line separators. */
function doubleQuoted(text: string): string {
  return JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

function singleQuoted(text: string): string {
  const content = doubleQuoted(text).slice(1, -1);
  return `'${content.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
