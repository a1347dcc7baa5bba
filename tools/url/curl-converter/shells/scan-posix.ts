import { ok, type Result } from '#shared/result.ts';
import { decodeAnsiCString } from './ansi-c-string.ts';
import { expansionEnd } from './expansion-end.ts';
import { type HereDocument, readHereDocument } from './here-document.ts';
import {
  addLineEnd,
  characterAt,
  failAt,
  literalOf,
  matchAt,
  operatorToken,
  type ReadingWarning,
  type ShellToken,
  type TokenList,
  WordBuilder,
} from './shell-tokens.ts';
import { isTypographicQuote, straightenQuotes } from './typographic-quotes.ts';
import { addAmpersand } from './url-ampersand.ts';

/** Whitespace as shells define it, and the characters that web pages and word processors substitute for it. */
const gap = /(?:[^\S\n\r]|\u200b)+/uy;
const continuation = /\\(?<space>[^\S\n\r]*)(?:\r\n?|\n|$)/uy;
const comment = /#[^\n\r]*/uy;
const lineEnd = /\r\n?|\n/uy;
const operator = /(?:\d?(?:>>|>&|>\||<<<|<<-|<<|<&|<>|>|<)|&>>?|&&|\|\||;;|\|&|[|&;()])/uy;
const plainText = /[^\s\u200b'"\\$`|&;<>()]+/uy;
const quotedText = /[^"\\$`]+/uy;
const ansiCString = /\$'(?:[^'\\]|\\[\s\S])*'/uy;
/** Matches placeholders such as `<id>` in a URL, which a shell would read as a redirection from a file. */
const placeholder = /<[\w.-]+>/uy;

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
  let index = 0;
  let hasNoBreakSpace = false;
  let hasTypographicQuotes = false;
  const tokens: ShellToken[] = [];
  const warnings: ReadingWarning[] = [];
  const awaited: HereDocument[] = [];
  let nextDelimiter: { readonly isIndented: boolean } | undefined;

  const take = (pattern: RegExp) => {
    const match = matchAt(pattern, text, index);
    index += match?.[0].length ?? 0;
    return match;
  };
  const unclosedQuote = (at: number) =>
    failAt(text, at, { code: 'unclosed-quote', message: 'This quotation mark is not closed.' });
  const unclosedExpansion = (at: number) =>
    failAt(text, at, {
      code: 'unclosed-expansion',
      message: `The ${text.slice(at, at + 2)} that begins here is not closed.`,
    });

  function skipContinuation(): boolean {
    const start = index;
    const match = take(continuation);
    if (match !== undefined && match.groups?.space !== '') {
      warnings.push({
        message:
          'The backslash is followed by a space, so a shell would end the command here. The next line was read as part of it.',
        offset: start,
      });
    }
    return match !== undefined;
  }

  function addExpansion(word: WordBuilder): Result<undefined> {
    const end = expansionEnd(text, index);
    if (end === undefined) {
      return unclosedExpansion(index);
    }
    if (end === index) {
      word.addText('$');
      index += 1;
    } else {
      word.addExpansion(text.slice(index, end));
      index = end;
    }
    return ok(undefined);
  }

  function addDoubleQuoted(word: WordBuilder): Result<undefined> {
    const start = index;
    index += 1;
    while (text[index] !== '"') {
      const plain = take(quotedText);
      if (plain !== undefined) {
        word.addText(plain[0]);
      } else if (text[index] === '\\') {
        index += 1;
        if (take(lineEnd) === undefined) {
          const next = characterAt(text, index);
          // Before any other character, a backslash is literal.
          word.addText('$`"\\'.includes(next) ? next : `\\${next}`);
          index += next.length;
        }
      } else if (index >= text.length) {
        return unclosedQuote(start);
      } else {
        const added = addExpansion(word);
        if (!added.ok) {
          return added;
        }
      }
    }
    index += 1;
    return ok(undefined);
  }

  /** Adds the text at the index to the word. @returns whether the word continues */
  function addPiece(word: WordBuilder, start: number): Result<boolean> {
    const plain = take(plainText);
    if (plain !== undefined) {
      word.addText(plain[0]);
      return ok(true);
    }
    const character = text[index];
    const next = text[index + 1];
    if (character === "'") {
      const end = text.indexOf("'", index + 1);
      if (end === -1) {
        return unclosedQuote(index);
      }
      word.addText(text.slice(index + 1, end));
      index = end + 1;
    } else if (character === '"' || (character === '$' && next === '"')) {
      index += character === '$' ? 1 : 0;
      const added = addDoubleQuoted(word);
      return added.ok ? ok(true) : added;
    } else if (character === '$' && next === "'") {
      const at = index;
      const match = take(ansiCString);
      if (match === undefined) {
        return unclosedQuote(at + 1);
      }
      word.addText(decodeAnsiCString(match[0].slice(2, -1)));
    } else if (character === '$' || character === '`') {
      const added = addExpansion(word);
      return added.ok ? ok(true) : added;
    } else if (character === '\\') {
      if (!skipContinuation()) {
        const escaped = characterAt(text, index + 1);
        word.addText(escaped);
        index += 1 + escaped.length;
      }
    } else {
      return ok(index > start && addOddCharacter(word));
    }
    return ok(true);
  }

  /** Adds a character that normally separates words if it must belong to this one. */
  function addOddCharacter(word: WordBuilder): boolean {
    const character = text[index] ?? '';
    if (character === '<') {
      const match = take(placeholder);
      word.addText(match?.[0] ?? '');
      return match !== undefined;
    }
    if (character === '(' || (character === ')' && word.oddCharacters.has('('))) {
      word.oddCharacters.add('(');
      word.addText(character);
    } else if (!(character === '&' && addAmpersand(word, text[index + 1], index, warnings))) {
      return false;
    }
    index += 1;
    return true;
  }

  /** Reads text that a word processor put in typographic quotes. */
  function addTypographic(word: WordBuilder): Result<undefined> {
    const straight = straightenQuotes(text, index);
    if (straight === undefined) {
      return unclosedQuote(index);
    }
    const read = scanPosix(straight.text);
    const [token] = read.ok ? read.value.tokens : [];
    if (token?.kind !== 'word') {
      return unclosedExpansion(index);
    }
    if (!hasTypographicQuotes) {
      hasTypographicQuotes = true;
      warnings.push({ message: 'Typographic quotation marks were read as straight ones.', offset: index });
    }
    word.addParts(token.word.parts);
    index = straight.end;
    return ok(undefined);
  }

  function readWord(): Result<undefined> {
    const start = index;
    const isTypographic = isTypographicQuote(text[index]);
    const isQuoted = isTypographic || /^\$?["']/u.test(text.slice(index, index + 2));
    const word = new WordBuilder(start, isQuoted);
    const added = isTypographic ? addTypographic(word) : ok(undefined);
    if (!added.ok) {
      return added;
    }
    let goesOn = true;
    while (goesOn && index < text.length) {
      const piece = addPiece(word, start);
      if (!piece.ok) {
        return piece;
      }
      goesOn = piece.value;
    }
    const built = word.build(index);
    if (nextDelimiter !== undefined) {
      const isLiteral = /['"\\]/u.test(text.slice(start, index));
      awaited.push({ delimiter: literalOf(built) ?? '', isLiteral, ...nextDelimiter });
      nextDelimiter = undefined;
    } else if (built.parts.length > 0 || isQuoted) {
      tokens.push({ kind: 'word', word: built });
    }
    return ok(undefined);
  }

  while (index < text.length) {
    const start = index;
    const space = take(gap);
    if (space !== undefined) {
      // A byte order mark at the start is not the user's mistake.
      if (!hasNoBreakSpace && /[^ \t\v\f\ufeff]/u.test(space[0])) {
        hasNoBreakSpace = true;
        warnings.push({ message: 'A no-break space was read as a space.', offset: start });
      }
    } else if (take(lineEnd) !== undefined) {
      addLineEnd(tokens, start, index);
      for (const document of awaited.splice(0)) {
        const { end, word } = readHereDocument(text, index, document);
        tokens.push({ kind: 'here-document', word });
        index = end;
      }
    } else if (!skipContinuation() && take(comment) === undefined) {
      const match = take(operator);
      if (match === undefined) {
        const read = readWord();
        if (!read.ok) {
          return read;
        }
      } else if (match[0] === '<<' || match[0] === '<<-') {
        nextDelimiter = { isIndented: match[0] === '<<-' };
      } else {
        tokens.push(operatorToken(text, start, match[0]));
      }
    }
  }
  return ok({ tokens, warnings });
}
