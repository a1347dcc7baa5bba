import { expansionEnd } from './expansion-end.ts';
import { matchAt, type ShellWord, WordBuilder } from './shell-tokens.ts';

/** A line, and what ends it. */
const line = /(?<content>[^\n\r]*)(?:\r\n?|\n)?/uy;

/** A here-document whose lines have not been read yet: `<<E`. */
export interface HereDocument {
  /** The line that ends the document. */
  readonly delimiter: string;
  /** Whether the delimiter was quoted, which makes all lines literal. */
  readonly isLiteral: boolean;
  /** Whether the operator is `<<-`, which strips leading tabs from the lines. */
  readonly isIndented: boolean;
}

/**
 * Reads the lines of a here-document, up to its delimiter or the end of the text.
 * @param start where its first line starts
 * @returns its text, and where the line after the delimiter starts
 */
export function readHereDocument(
  text: string,
  start: number,
  { delimiter, isLiteral, isIndented }: HereDocument,
): { readonly word: ShellWord; readonly end: number } {
  let end = start;
  const lines: string[] = [];
  while (end < text.length) {
    const match = matchAt(line, text, end);
    end += match?.[0].length ?? 0;
    const written = match?.groups?.content ?? '';
    const content = isIndented ? written.replace(/^\t+/u, '') : written;
    if (content === delimiter) {
      break;
    }
    lines.push(content);
  }
  const word = new WordBuilder(start, true);
  addHereText(word, lines.map((one) => `${one}\n`).join(''), isLiteral);
  return { word: word.build(end), end };
}

/** Adds the text of a here-document to a word; expansions are recognised unless the delimiter was quoted. */
function addHereText(word: WordBuilder, text: string, isLiteral: boolean): void {
  let done = 0;
  const special = /\\[\\$`]|[$`]/gu;
  for (let match = isLiteral ? null : special.exec(text); match !== null; match = special.exec(text)) {
    word.addText(text.slice(done, match.index));
    const end = match[0].length === 2 ? undefined : expansionEnd(text, match.index);
    if (end === undefined || end === match.index) {
      word.addText(match[0].slice(-1));
      done = special.lastIndex;
    } else {
      word.addExpansion(text.slice(match.index, end));
      done = end;
      special.lastIndex = end;
    }
  }
  word.addText(text.slice(done));
}
