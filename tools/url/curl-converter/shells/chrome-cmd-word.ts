/**
 * Characters that browsers leave unescaped when writing a word for cmd.exe; any other character is preceded by a caret.
 */
const plain = /[A-Za-z0-9\s_\-:=+~'/.,?;()*`\u0080-\uffff]/u;

export interface ChromeCmdWord {
  readonly text: string;
  /** The offset after the word. */
  readonly end: number;
}

/**
 * Reads a word written by "Copy as cURL (cmd)" in Chrome, Edge or Firefox, and returns the original text: `^"…^"`
 * (before 2023: `"…"`), in which a backslash is `^\^\`, a quote `^\^"`, a line break `^` and two line breaks, and every
 * other unusual character is preceded by a caret. By the rules of cmd.exe and the C runtime alone, the older form would
 * be split into pieces and every backslash would be doubled.
 * @param start the offset of the opening quote, or of the caret before it
 * @returns undefined if the word was not written by a browser
 * @example readChromeCmdWord('^"^{^\\^"a^\\^":1^}^"', 0) // { text: '{"a":1}', end: 20 }
 */
export function readChromeCmdWord(source: string, start: number): ChromeCmdWord | undefined {
  const isCaretQuoted = source[start] === '^';
  let index = start + (isCaretQuoted ? 2 : 1);
  if (source[index - 1] !== '"') {
    return undefined;
  }
  let hasCaret = isCaretQuoted;
  let done = index;
  const pieces: string[] = [];
  const add = (length: number, replacement: string) => {
    pieces.push(source.slice(done, index), replacement);
    index += length;
    done = index;
  };
  while (index < source.length) {
    const character = source[index] ?? '';
    if (character === '"' || (character === '^' && source[index + 1] === '"')) {
      const end = index + (character === '"' ? 1 : 2);
      if ((character === '^') !== isCaretQuoted || !hasCaret || !/^\s?$/u.test(source[end] ?? '')) {
        return undefined;
      }
      pieces.push(source.slice(done, index));
      return { text: pieces.join(''), end };
    }
    if (character === '^') {
      hasCaret = true;
      const [, escaped, lineBreak] = /^\^(?:\\\^([\\"])|((?:\r\n|\n){2}))/u.exec(source.slice(index, index + 5)) ?? [];
      if (escaped !== undefined) {
        add(4, escaped);
      } else if (lineBreak !== undefined) {
        add(1 + lineBreak.length, '\n');
      } else if (isEscapedByBrowsers(source[index + 1] ?? ' ', source.slice(index - 2, index) === '^%')) {
        add(2, source[index + 1] ?? '');
      } else {
        return undefined;
      }
    } else if (character === '\n' || !plain.test(character)) {
      return undefined;
    } else {
      index += 1;
    }
  }
  return undefined;
}

/**
 * Whether browsers escape the character with a caret: unusual characters, and those that could form a variable after a
 * `%`.
 */
function isEscapedByBrowsers(character: string, isAfterPercent: boolean): boolean {
  const isUnusual = character > '\x7f' || !(character === '\\' || plain.test(character));
  return isUnusual || (isAfterPercent && /\w/u.test(character));
}
