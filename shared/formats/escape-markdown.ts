/** Characters with a special meaning in Markdown, in GitHub's extensions of it, or in GitHub's formulas. */
const marks = /[\\`*_[\]<>~&|$]/gu;

/** Matches text that GitHub turns into a link. */
const bareAddress = /(?:(?<![a-z])https?:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<]+/giu;
/** Matches a text that is a URL as a whole. It must not end in punctuation, which could be that of a sentence. */
const onlyAddress = /^(?:https?:\/\/|www\.)[^\s<>]+(?<![.,!?:"'])$/iu;
/** Matches the punctuation and character references at the end of a URL that GitHub leaves out of its link. */
const trailing = /(?:[!"'),.:;?_~*\]]|&[a-z\d]+;)+$/iu;
/** Matches a URL that GitHub links as written, without any character that ends it early. */
const plainAddress = /^(?:https?:\/\/|www\.)(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?(?:[/?#][\w\-.~:/?#@!&'*+,;=%()]*)?$/iu;
/** Text that may follow such a URL without becoming part of it. */
const afterPlain = /^[.,:!?]?(?:\s|$)/u;

/**
 * Writes a text as one line of GitHub Flavored Markdown that displays it literally and links the URLs that GitHub finds
 * in it; a text that is only a URL is linked as a whole. An escape within a URL would become part of it, so a URL is
 * either left unchanged or written as a link with an escaped text.
 * @example escapeMarkdown('*a* https://b.org/c_d?e&f') // '\\*a\\* https://b.org/c_d?e&f'
 */
export function escapeMarkdown(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { 0: run, index } of text.matchAll(bareAddress)) {
    const address = onlyAddress.test(text) ? text : withoutTrailing(run);
    const end = index + address.length;
    if (/^(?:https?:\/\/|www\.)$/iu.test(address) || index < done) {
      continue;
    }
    const isPlain =
      plainAddress.test(address) && !/&[a-z\d]+;|[;_~*)]$/iu.test(address) && afterPlain.test(text.slice(end));
    const before = escapeText(text.slice(done, index));
    // An exclamation mark before a link would make it an image.
    pieces.push(isPlain ? before + address : before.replace(/!$/u, '\\!') + writeLink(address));
    done = end;
  }
  return pieces.join('') + escapeText(text.slice(done));
}

function escapeText(text: string): string {
  return text.replaceAll(marks, '\\$&');
}

/** Follows GitHub's rules: removes punctuation at the end, and a closing bracket without an opening one. */
function withoutTrailing(run: string): string {
  let end = run.length;
  for (let match = trailing.exec(run); match !== null; match = trailing.exec(run.slice(0, end))) {
    const opened = run.slice(0, match.index).split('(').length;
    const closed = run.slice(0, match.index).split(')').length;
    const closes = match[0].startsWith(')') && opened > closed;
    end = closes ? match.index + 1 : match.index;
    if (closes) {
      break;
    }
  }
  return run.slice(0, end);
}

function writeLink(address: string): string {
  const target = /^www\./iu.test(address) ? `http://${address}` : address;
  // Unlike a backslash before a bar, a character reference works in a link target too.
  const written = target.replaceAll(/[^\w\-.~:/?#@!',;=%+]/gu, (character) =>
    character.charCodeAt(0) < 0x80 ? `&#${character.charCodeAt(0)};` : character,
  );
  return `[${escapeText(address)}](${written.replaceAll('_', '&#95;')})`;
}
