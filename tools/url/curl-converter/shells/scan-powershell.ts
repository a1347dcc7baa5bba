import { ok, type Result } from '#shared/result.ts';
import { CommandCursor } from './command-cursor.ts';
import { expansionEnd } from './expansion-end.ts';
import {
  addLineEnd,
  characterAt,
  operatorToken,
  type ShellToken,
  type ShellWord,
  type TokenList,
  WordBuilder,
} from './shell-tokens.ts';

const continuation = /`[ \t]*(?:\r\n?|\n|$)/uy;
const lineEnd = /\r\n?|\n/uy;
const gap = /[^\S\n\r]+/uy;
const comment = /#[^\n\r]*/uy;
const operator = /\d?(?:>>|>&|>)|&&|\|\||[|&;()]/uy;
const plainText = /[^\s'"`$|&;<>()‘’‚‛“”„]+/uy;
const quotedText = /[^"`$“”„]+/uy;
const variable = /\$(?:env:)?(?<name>[A-Za-z_]\w*)|\$\{(?:env:)?(?<braced>\w+)\}/iuy;

const escapes: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** PowerShell accepts typographic quotes as quotes. */
const singleQuotes = "'‘’‚‛";
const doubleQuotes = '"“”„';

/**
 * Splits a command line of PowerShell into words and operators: `'…'`, `"…"`, backticks, `$env:NAME`, comments. `\"` is
 * read as a quote, because Windows PowerShell passes it to programs as one.
 * @returns the tokens in order, with their positions; fails with `unclosed-quote` and the position
 * @example scanPowerShell("curl.exe `\n -H 'A: it''s'") // words `curl.exe`, `-H`, `A: it's`
 */
export function scanPowerShell(text: string): Result<TokenList> {
  const cursor = new CommandCursor(text);
  const tokens: ShellToken[] = [];
  while (!cursor.isAtEnd) {
    const start = cursor.index;
    if (cursor.take(lineEnd) !== undefined) {
      addLineEnd(tokens, start, cursor.index);
    } else if (
      cursor.take(gap) === undefined &&
      cursor.take(continuation) === undefined &&
      cursor.take(comment) === undefined
    ) {
      const match = cursor.take(operator);
      if (match === undefined) {
        const read = readWord(cursor);
        if (!read.ok) {
          return read;
        }
        tokens.push({ kind: 'word', word: read.value });
      } else {
        tokens.push(operatorToken(text, start, match[0]));
      }
    }
  }
  return ok({ tokens, warnings: cursor.warnings });
}

const isOneOf = (characters: string, character: string | undefined): boolean =>
  character !== undefined && characters.includes(character);

function addSingleQuoted(cursor: CommandCursor, word: WordBuilder): Result<undefined> {
  const start = cursor.index;
  cursor.index += 1;
  let done = cursor.index;
  while (!cursor.isAtEnd) {
    if (isOneOf(singleQuotes, cursor.peek())) {
      word.addText(withoutQuoteEscapes(cursor.text.slice(done, cursor.index)));
      cursor.index += 1;
      if (!isOneOf(singleQuotes, cursor.peek())) {
        return ok(undefined);
      }
      done = cursor.index;
    }
    cursor.index += 1;
  }
  return cursor.unclosedQuote(start);
}

function addDollar(cursor: CommandCursor, word: WordBuilder): void {
  const start = cursor.index;
  const match = cursor.take(variable);
  const name = match?.groups?.name ?? match?.groups?.braced;
  const end = expansionEnd(cursor.text, start) ?? start;
  if (name !== undefined) {
    word.addExpansion(`\${${name}}`);
  } else if (cursor.text[start + 1] === '(' && end > start) {
    word.addExpansion(cursor.text.slice(start, end));
    cursor.index = end;
  } else {
    word.addText('$');
    cursor.index += 1;
  }
}

/** Adds a backtick escape: a backtick and the character after it. */
function addEscape(cursor: CommandCursor, word: WordBuilder): void {
  const next = characterAt(cursor.text, cursor.index + 1);
  word.addText(escapes[next] ?? next);
  cursor.index += 1 + next.length;
}

function addDoubleQuoted(cursor: CommandCursor, word: WordBuilder): Result<undefined> {
  const start = cursor.index;
  cursor.index += 1;
  while (!cursor.isAtEnd) {
    const plain = cursor.take(quotedText);
    if (plain !== undefined) {
      const isEscape = plain[0].endsWith('\\') && (cursor.peek() === '"' || cursor.text.startsWith('`"', cursor.index));
      word.addText(isEscape ? plain[0].slice(0, -1) : plain[0]);
    } else if (cursor.peek() === '`') {
      addEscape(cursor, word);
    } else if (cursor.peek() === '$') {
      addDollar(cursor, word);
    } else if (isOneOf(doubleQuotes, cursor.peek(1))) {
      word.addText('"');
      cursor.index += 2;
    } else {
      cursor.index += 1;
      return ok(undefined);
    }
  }
  return cursor.unclosedQuote(start);
}

function readWord(cursor: CommandCursor): Result<ShellWord> {
  const start = cursor.index;
  const isQuoted = isOneOf(singleQuotes + doubleQuotes, cursor.peek());
  const word = new WordBuilder(start, isQuoted);
  while (!cursor.isAtEnd) {
    const plain = cursor.take(plainText);
    let added: Result<undefined> = ok(undefined);
    if (plain !== undefined) {
      word.addText(plain[0]);
    } else if (isOneOf(singleQuotes, cursor.peek())) {
      added = addSingleQuoted(cursor, word);
    } else if (isOneOf(doubleQuotes, cursor.peek())) {
      added = addDoubleQuoted(cursor, word);
    } else if (cursor.peek() === '$') {
      addDollar(cursor, word);
    } else if (cursor.peek() === '`') {
      if (cursor.take(continuation) !== undefined) {
        break;
      }
      addEscape(cursor, word);
    } else if (cursor.peek() === '<') {
      word.addText('<');
      cursor.index += 1;
    } else {
      break;
    }
    if (!added.ok) {
      return added;
    }
  }
  return ok(word.build(cursor.index));
}

/** Replaces `\"`, which Windows PowerShell requires for a quote in an argument, with a quote. */
function withoutQuoteEscapes(text: string): string {
  return text.replaceAll('\\"', '"');
}
