const fence = /^\s*```[^\n]*\n/u;
const closingFence = /\n[ \t]*```\s*$/u;

/** What stands before a command in a terminal: `$`, `user@host:~/dir$`, `PS C:\>`, `C:\Users\me>`. */
const prompt =
  /^\s*(?:PS [^\n>]*>|[A-Za-z]:\\[^\n>]*>|\(?[\w.-]+@[^\n'"$#%>]*[$#%]|[$#%❯➜λ»])[ \t]*(?=(?:\S*[/\\])?curl)/u;

function blank(text: string): string {
  return text.replaceAll(/[^\n]/gu, (character) => ' '.repeat(character.length));
}

/**
 * Makes spaces of what was copied along with a command: the prompt of a terminal before it, the fence of a block of
 * code around it. Every character stays at its place.
 * @example blankSurroundings('$ curl https://a.com') // '  curl https://a.com'
 */
export function blankSurroundings(text: string): string {
  let result = text;
  const opening = fence.exec(result)?.[0];
  if (opening !== undefined) {
    result = blank(opening) + result.slice(opening.length);
    const closing = closingFence.exec(result);
    result = closing === null ? result : result.slice(0, closing.index) + blank(closing[0]);
  }
  const found = prompt.exec(result)?.[0] ?? '';
  // A comment that begins with the word is none, where a command follows.
  const isComment = found.trim() === '#' && /\n\s*curl/u.test(result);
  return isComment ? result : blank(found) + result.slice(found.length);
}
