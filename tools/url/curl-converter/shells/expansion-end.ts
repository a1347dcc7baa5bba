const closing: Readonly<Record<string, string>> = { '(': ')', '{': '}' };

/** Expansions nested more deeply than this, in strings in expansions, count as unclosed to prevent a stack overflow. */
const deepestNesting = 100;

/** The offset after the quote that closes a string; undefined if there is none. */
function endOfQuotes(text: string, start: number, depth = 0): number | undefined {
  const quote = text[start] ?? '';
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === quote) {
      return index + 1;
    }
    if (text[index] === '\\' && quote !== "'") {
      index += 1;
    } else if (quote === '"' && text[index] === '$' && text[index + 1] === '(') {
      const end = depth > deepestNesting ? undefined : endOfBrackets(text, index + 1, depth + 1);
      if (end === undefined) {
        return undefined;
      }
      index = end - 1;
    }
  }
  return undefined;
}

/** The offset after the bracket that closes the one at the offset, skipping quotes and brackets in between. */
function endOfBrackets(text: string, start: number, depth = 0): number | undefined {
  const open = text[start] ?? '';
  const close = closing[open] ?? '';
  let openBrackets = 0;
  for (let index = start; index < text.length; index += 1) {
    const character = text[index];
    if (character === '\\') {
      index += 1;
    } else if (character === "'" || character === '"' || character === '`') {
      const end = endOfQuotes(text, index, depth);
      if (end === undefined) {
        return undefined;
      }
      index = end - 1;
    } else if (character === open) {
      openBrackets += 1;
    } else if (character === close) {
      openBrackets -= 1;
      if (openBrackets === 0) {
        return index + 1;
      }
    }
  }
  return undefined;
}

const parameter = /\$(?:[A-Za-z_]\w*|[0-9?$!#@*-])/uy;

/**
 * Finds the end of a POSIX shell expansion: `$NAME`, `$1`, `${…}`, `$(…)`, or a command in backticks.
 * @param start the offset of its dollar sign or backtick
 * @returns the offset after it; the start itself if the dollar sign is literal; undefined if the expansion is unclosed
 */
export function expansionEnd(text: string, start: number): number | undefined {
  if (text[start] === '`') {
    return endOfQuotes(text, start);
  }
  const next = text[start + 1];
  if (next === '(' || next === '{') {
    return endOfBrackets(text, start + 1);
  }
  parameter.lastIndex = start;
  return parameter.test(text) ? parameter.lastIndex : start;
}
