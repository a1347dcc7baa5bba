import { hexOfByte } from '#shared/formats/hex.ts';
import type { ShellWord } from '../shells/shell-tokens.ts';
import type { StandardInput } from './split-commands.ts';

/** Characters that are not allowed in single quotes, or that a WebAssembly parser takes for the end of the text. */
const unquotable = /['\0]/u;

/** Writes any text as one quoted string: `'…'` or `$'…'`. */
function quote(text: string): string {
  if (!unquotable.test(text)) {
    return `'${text}'`;
  }
  const escaped = text.replaceAll(/['\\\0]/gu, (character) => `\\x${hexOfByte(character.charCodeAt(0))}`);
  return `$'${escaped}'`;
}

/**
 * Writes a word so that every Bash parser reads it as one word: text in single quotes, expansions in double quotes.
 * @example writeWord(wordOf("it's $X")) // `$'it\x27s '"$X"`
 */
function writeWord({ parts }: ShellWord): string {
  return parts.length === 0
    ? "''"
    : parts.map((part) => (part.kind === 'expansion' ? `"${part.code}"` : quote(part.text))).join('');
}

/** Finds a delimiter that does not occur as a line of the text. */
function delimiterFor(text: string): string {
  const lines = new Set(text.split('\n'));
  let delimiter = 'END';
  while (lines.has(delimiter)) {
    delimiter += '_';
  }
  return delimiter;
}

/**
 * Writes a command for curlconverter in the simplest Bash: one line, with every word quoted, regardless of how it was
 * typed.
 * @example writeCommand([urlWord]) // `curl 'https://a.com'`
 */
export function writeCommand(words: readonly ShellWord[], input?: StandardInput): string {
  const command = ['curl', ...words.map(writeWord)].join(' ');
  if (input === undefined) {
    return command;
  }
  if (input.kind === 'file') {
    return `${command} < ${writeWord(input.word)}`;
  }
  const text = input.word.parts.map((part) => (part.kind === 'literal' ? part.text : part.code)).join('');
  const delimiter = delimiterFor(text);
  return `${command} <<'${delimiter}'\n${text}${text.endsWith('\n') || text === '' ? '' : '\n'}${delimiter}`;
}
