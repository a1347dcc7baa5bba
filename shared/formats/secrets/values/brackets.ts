const partners: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * The end of a bracket with all that it encloses; brackets in quotation marks do not count.
 * @param at the offset of the opening bracket
 * @param longest the number of UTF-16 code units after which it counts as unclosed
 * @param isInLine whether a line break ends the search
 * @returns the offset after the closing bracket; undefined if there is none
 * @example endOfBrackets('f(a, (b)) + 1', 1, 100, true) // 9
 */
export function endOfBrackets(text: string, at: number, longest: number, isInLine: boolean): number | undefined {
  const open = text.charAt(at);
  const close = partners[open];
  const last = Math.min(text.length, at + longest);
  let depth = 0;
  for (let index = at; index < last; index += 1) {
    const character = text[index];
    if (character === open) {
      depth += 1;
    } else if (character === close) {
      depth -= 1;
      if (depth === 0) {
        return index + 1;
      }
    } else if (character === '\n' && isInLine) {
      return undefined;
    } else if (character === '"' || character === "'") {
      index = endOfString(text, index, last);
    }
  }
  return undefined;
}

/** The offset of the quotation mark that closes a string in its line; that of the first one if nothing closes it. */
function endOfString(text: string, at: number, last: number): number {
  const mark = text[at];
  for (let index = at + 1; index < last && text[index] !== '\n'; index += 1) {
    if (text[index] === '\\') {
      index += 1;
    } else if (text[index] === mark) {
      return index;
    }
  }
  return at;
}
