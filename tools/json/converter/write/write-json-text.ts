import { type Data, DateText, isDataArray, NumberText } from '../data.ts';

/** One level of indentation; empty to put everything on one line. */
export type IndentText = '' | '  ' | '    ' | '\t';

/**
 * Writes JSON (RFC 8259) in the layout of JSON.stringify, keeping every digit of its numbers.
 * @param data without values that JSON cannot represent, see `fitData`
 * @example writeJsonText([new NumberText('1.0')], '') // '[1.0]'
 */
export function writeJsonText(data: Data, indent: IndentText): string {
  const pieces: string[] = [];
  const colon = indent === '' ? ':' : ': ';

  const write = (value: Data, margin: string) => {
    if (value === null || value === undefined || typeof value === 'boolean') {
      pieces.push(String(value ?? null));
    } else if (typeof value === 'string') {
      pieces.push(JSON.stringify(value));
    } else if (value instanceof NumberText) {
      pieces.push(value.text);
    } else if (value instanceof DateText) {
      pieces.push(JSON.stringify(value.text));
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
        pieces.push(JSON.stringify(key), colon);
      }
      write(member, inner);
      separator = nextSeparator;
    }
    pieces.push(indent === '' ? closing : `\n${margin}${closing}`);
  };

  write(data, '');
  return pieces.join('');
}
