import { codePointNotation } from '#shared/formats/words/name-character.ts';
import type { ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';

/** The messages of jsonrepair when it cannot repair a text, without the position, and the explanations for the user. */
const explanations: readonly { readonly pattern: RegExp; describe(found: string): string }[] = [
  {
    pattern: /^Unexpected character (?<found>.*)$/su,
    describe: (found) => `${describeFound(found)} is not allowed here. Remove it, or add what is missing before it.`,
  },
  {
    pattern: /^Invalid character (?<found>.*)$/su,
    describe: (found) => `${describeFound(found)} cannot be in a string. Remove it, or write it as an escape.`,
  },
  {
    pattern: /^Invalid unicode character "(?<found>.*)"$/su,
    describe: (found) => `${found} is not a character. Write four hexadecimal digits after \\u.`,
  },
  { pattern: /^Object key expected$/u, describe: () => 'Expected the key of an object, or a closing brace.' },
  { pattern: /^Colon expected$/u, describe: () => 'Expected a colon and a value after the key.' },
];

/** @param json a character as a JSON string, `"\u0001"`; at the end of the text, the word undefined */
function describeFound(json: string): string {
  if (json === 'undefined') {
    return 'The end of the text';
  }
  const character = String(JSON.parse(json));
  return character < ' ' ? `The control character ${codePointNotation(character)}` : `The character ${character}`;
}

/** Whitespace and comments at the start of a text. */
const leadingGap = /^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))*/u;

/**
 * Explains in a sentence what jsonrepair could not repair, and where.
 * @param text the text to be repaired
 * @param refusal the message and the offset (UTF-16 code units) of its JSONRepairError
 * @example explainRefusal('[1] x', { message: 'Unexpected character "x" at position 4', offset: 4 }).message
 *   // 'The character x is not allowed here. Remove it, or add what is missing before it.'
 */
export function explainRefusal(
  text: string,
  { message, offset }: { readonly message: string; readonly offset: number },
): ToolError {
  const plain = message.replace(/ at position \d+$/u, '');
  if (plain === 'Unexpected end of json string') {
    // The message means that the text does not start with a value, although its offset is the end of the text.
    const start = leadingGap.exec(text)?.[0].length ?? 0;
    const found = String.fromCodePoint(text.codePointAt(start) ?? 0x20);
    return {
      code: 'unrepairable',
      message: start === text.length ? 'There is no value in this text.' : `No value can begin with ${found}.`,
      position: textPosition(text, start),
    };
  }
  const explanation = explanations
    .map(({ pattern, describe }) => {
      const match = pattern.exec(plain);
      return match === null ? undefined : describe(match.groups?.found ?? '');
    })
    .find((sentence) => sentence !== undefined);
  return { code: 'unrepairable', message: explanation ?? `${plain}.`, position: textPosition(text, offset) };
}
