/** What Markdown, its extensions of GitHub's, or GitHub's formulas would take for a mark. */
const marks = /[\\`*_[\]<>~&|$]/gu;

/** What GitHub makes a link of, where it stands in a text. */
const bareAddress = /(?:(?<![a-z])https?:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<]+/giu;
/** A text that is nothing but an address, whatever it ends in that does not end a sentence. */
const onlyAddress = /^(?:https?:\/\/|www\.)[^\s<>]+(?<![.,!?:"'])$/iu;
/** What GitHub counts to the text after an address. */
const trailing = /(?:[!"'),.:;?_~*\]]|&[a-z\d]+;)+$/iu;
/** An address that GitHub links as it is written, with no character that ends it before its time. */
const plainAddress = /^(?:https?:\/\/|www\.)(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?(?:[/?#][\w\-.~:/?#@!&'*+,;=%()]*)?$/iu;
/** What may follow such an address without becoming a part of it. */
const afterPlain = /^[.,:!?]?(?:\s|$)/u;

/**
 * Writes a text on one line of GitHub Flavored Markdown that shows it as it is, and links to the same addresses that
 * GitHub finds in the text; a text that is only an address links to all of it. An escape within an address would become a part of it: so an address stays as it is, or
 * is written as a link whose text has the escapes.
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
    // Before a link, an exclamation mark makes an image of it.
    pieces.push(isPlain ? before + address : before.replace(/!$/u, '\\!') + writeLink(address));
    done = end;
  }
  return pieces.join('') + escapeText(text.slice(done));
}

function escapeText(text: string): string {
  return text.replaceAll(marks, '\\$&');
}

/** As GitHub does: marks at the end, and a closing bracket that none opens. */
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
  // A reference to a character means it in a target as well, where a backslash before a bar does not.
  const written = target.replaceAll(/[^\w\-.~:/?#@!',;=%+]/gu, (character) =>
    character.charCodeAt(0) < 0x80 ? `&#${character.charCodeAt(0)};` : character,
  );
  return `[${escapeText(address)}](${written.replaceAll('_', '&#95;')})`;
}
