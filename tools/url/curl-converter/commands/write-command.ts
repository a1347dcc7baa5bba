import type { ShellWord } from '../shells/shell-tokens.ts';
import type { StandardInput } from './split-commands.ts';

/** What cannot stand in single quotes, or what a parser in WebAssembly takes for the end of the text. */
const unquotable = /['\0]/u;

/** Text as one quoted string, whatever is in it: `'…'` or `$'…'`. */
function quote(text: string): string {
  if (!unquotable.test(text)) {
    return `'${text}'`;
  }
  const escaped = text.replaceAll(
    /['\\\0]/gu,
    (character) => `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `$'${escaped}'`;
}

/**
 * A word as Bash writes it that every parser of Bash takes for one word: text in single quotes, expansions in double.
 * @example writeWord(wordOf("it's $X")) // `$'it\x27s '"$X"`
 */
function writeWord({ parts }: ShellWord): string {
  return parts.length === 0
    ? "''"
    : parts.map((part) => (part.kind === 'expansion' ? `"${part.code}"` : quote(part.text))).join('');
}

/** A line that is none of the text's. */
function delimiterFor(text: string): string {
  const lines = new Set(text.split('\n'));
  let delimiter = 'END';
  while (lines.has(delimiter)) {
    delimiter += '_';
  }
  return delimiter;
}

/**
 * Writes a command for curlconverter in the plainest Bash: one line, every word quoted, however it was typed.
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
