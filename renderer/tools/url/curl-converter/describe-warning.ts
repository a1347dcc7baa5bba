import { quoteShort } from './shell-tokens.ts';

/** A line of the command, and under it the carets that mark the place. */
const underlined = /\n(?<line>[^\n]*)\n(?<indent> *)(?<carets>\^+)$/u;

/**
 * Makes a sentence of what curlconverter says, which underlines places in the command with a second line. That command
 * is the one written for it, not the one typed: so the marked text is quoted in place of it.
 * @returns the sentence, and the text that was marked
 * @example describeWarning('found environment variable\ncurl "$X"\n     ^^^^') // { message: 'Found environment variable: “"$X"”.', … }
 */
export function describeWarning(message: string): { readonly message: string; readonly marked?: string } {
  const match = underlined.exec(message);
  const { line = '', indent = '', carets = '' } = match?.groups ?? {};
  const said = (match === null ? message : message.slice(0, match.index)).trim().replace(/[:.]$/u, '');
  const marked = line.slice(indent.length, indent.length + carets.length);
  const sentence = said.charAt(0).toUpperCase() + said.slice(1);
  return marked === '' ? { message: `${sentence}.` } : { message: `${sentence}: ${quoteShort(marked)}.`, marked };
}
