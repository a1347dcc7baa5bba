const fence = /^\s*```[^\n]*\n/u;
const closingFence = /\n[ \t]*```\s*$/u;

/** Matches the prompt before a command in a terminal: `$`, `user@host:~/dir$`, `PS C:\>`, `C:\Users\me>`. */
const prompt =
  /^\s*(?:PS [^\n>]*>|[A-Za-z]:\\[^\n>]*>|\(?[\w.-]+@[^\n'"$#%>]*[$#%]|[$#%❯➜λ»])[ \t]*(?=(?:\S*[/\\])?curl)/u;

function blank(text: string): string {
  return text.replaceAll(/[^\n]/gu, (character) => ' '.repeat(character.length));
}

/**
 * Replaces text that was copied along with a command by spaces: the terminal prompt before it, the code fence around
 * it. All offsets stay the same.
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
  // A # before the word curl starts a comment rather than being a prompt if a command follows on a later line.
  const isComment = found.trim() === '#' && /\n\s*curl/u.test(result);
  return isComment ? result : blank(found) + result.slice(found.length);
}
