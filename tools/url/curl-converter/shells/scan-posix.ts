import { ok, type Result } from '#shared/result.ts';
import { CommandCursor } from './command-cursor.ts';
import { type HereDocument, readHereDocument } from './here-document.ts';
import { addPiece, skipContinuation, unclosedExpansion } from './posix-pieces.ts';
import {
  addLineEnd,
  literalOf,
  operatorToken,
  type ShellToken,
  type ShellWord,
  type TokenList,
  WordBuilder,
} from './shell-tokens.ts';
import { isTypographicQuote, straightenQuotes } from './typographic-quotes.ts';

/** Whitespace as shells define it, and the characters that web pages and word processors substitute for it. */
const gap = /(?:[^\S\n\r]|\u200b)+/uy;
const comment = /#[^\n\r]*/uy;
const lineEnd = /\r\n?|\n/uy;
const operator = /(?:\d?(?:>>|>&|>\||<<<|<<-|<<|<&|<>|>|<)|&>>?|&&|\|\||;;|\|&|[|&;()])/uy;

/**
 * Splits a command line of a POSIX shell (Bash, zsh, sh) into words and operators: quotes, `$'…'`, backslashes,
 * comments, here-documents. Expansions are kept, not run. Text that clearly means something other than what a shell
 * would read is read as intended, with a warning: typographic quotes, no-break spaces, spaces after the backslash at
 * the end of a line, an unquoted URL that contains `&`.
 * @returns the tokens in order, with their positions; fails with `unclosed-quote` or `unclosed-expansion` and the
 * position
 * @example scanPosix("curl 'a b'\\''c'") // words `curl` and `a b'c`
 */
export function scanPosix(text: string): Result<TokenList> {
  const cursor = new CommandCursor(text);
  const tokens: ShellToken[] = [];
  /** The here-documents whose lines follow this one. */
  const awaited: HereDocument[] = [];
  /** Set after `<<`, until the word that names the end of the here-document has been read. */
  let nextDelimiter: Pick<HereDocument, 'isIndented'> | undefined;
  const addWord = (word: ShellWord) => {
    if (nextDelimiter !== undefined) {
      const isLiteral = /['"\\]/u.test(text.slice(word.start, word.end));
      awaited.push({ delimiter: literalOf(word) ?? '', isLiteral, ...nextDelimiter });
      nextDelimiter = undefined;
    } else if (word.parts.length > 0 || word.isQuoted) {
      tokens.push({ kind: 'word', word });
    }
  };
  const addHereDocuments = () => {
    for (const document of awaited.splice(0)) {
      const { end, word } = readHereDocument(text, cursor.index, document);
      tokens.push({ kind: 'here-document', word });
      cursor.index = end;
    }
  };
  const addOperator = (written: string, start: number) => {
    if (written === '<<' || written === '<<-') {
      nextDelimiter = { isIndented: written === '<<-' };
    } else {
      tokens.push(operatorToken(text, start, written));
    }
  };

  while (!cursor.isAtEnd) {
    const start = cursor.index;
    if (cursor.take(lineEnd) !== undefined) {
      addLineEnd(tokens, start, cursor.index);
      addHereDocuments();
    } else if (!skipGap(cursor) && !skipContinuation(cursor) && cursor.take(comment) === undefined) {
      const written = cursor.take(operator)?.[0];
      if (written !== undefined) {
        addOperator(written, start);
        continue;
      }
      const read = readWord(cursor);
      if (!read.ok) {
        return read;
      }
      addWord(read.value);
    }
  }
  return ok({ tokens, warnings: cursor.warnings });
}

/** Reads the space between words. @returns whether there was any */
function skipGap(cursor: CommandCursor): boolean {
  const start = cursor.index;
  const space = cursor.take(gap);
  // A byte order mark at the start is not the user's mistake.
  if (space !== undefined && /[^ \t\v\f\ufeff]/u.test(space[0])) {
    cursor.warnOnce('A no-break space was read as a space.', start);
  }
  return space !== undefined;
}

/** Reads a word, which has no parts if there was nothing but a backslash at the end of a line. */
function readWord(cursor: CommandCursor): Result<ShellWord> {
  const isTypographic = isTypographicQuote(cursor.peek());
  const isQuoted = isTypographic || /^\$?["']/u.test(cursor.text.slice(cursor.index, cursor.index + 2));
  const word = new WordBuilder(cursor.index, isQuoted);
  const added = isTypographic ? addTypographic(cursor, word) : ok(undefined);
  if (!added.ok) {
    return added;
  }
  let goesOn = true;
  while (goesOn && !cursor.isAtEnd) {
    const piece = addPiece(cursor, word);
    if (!piece.ok) {
      return piece;
    }
    goesOn = piece.value;
  }
  return ok(word.build(cursor.index));
}

/** Reads text that a word processor put in typographic quotes. */
function addTypographic(cursor: CommandCursor, word: WordBuilder): Result<undefined> {
  const start = cursor.index;
  const straight = straightenQuotes(cursor.text, start);
  if (straight === undefined) {
    return cursor.unclosedQuote(start);
  }
  const read = scanPosix(straight.text);
  const [token] = read.ok ? read.value.tokens : [];
  if (token?.kind !== 'word') {
    return unclosedExpansion(cursor, start);
  }
  cursor.warnOnce('Typographic quotation marks were read as straight ones.', start);
  word.addParts(token.word.parts);
  cursor.index = straight.end;
  return ok(undefined);
}
