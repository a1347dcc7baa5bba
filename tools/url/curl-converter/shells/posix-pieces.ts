import { ok, type Result } from '#shared/result.ts';
import { decodeAnsiCString } from './ansi-c-string.ts';
import type { CommandCursor } from './command-cursor.ts';
import { expansionEnd } from './expansion-end.ts';
import { characterAt, failAt, type WordBuilder } from './shell-tokens.ts';
import { addAmpersand } from './url-ampersand.ts';

const continuation = /\\(?<space>[^\S\n\r]*)(?:\r\n?|\n|$)/uy;
const lineEnd = /\r\n?|\n/uy;
const plainText = /[^\s\u200b'"\\$`|&;<>()]+/uy;
const quotedText = /[^"\\$`]+/uy;
const ansiCString = /\$'(?:[^'\\]|\\[\s\S])*'/uy;
/** Matches placeholders such as `<id>` in a URL, which a shell would read as a redirection from a file. */
const placeholder = /<[\w.-]+>/uy;

/**
 * Reads a backslash at the end of a line, which continues the command on the next one.
 * @returns whether there was one
 */
export function skipContinuation(cursor: CommandCursor): boolean {
  const offset = cursor.index;
  const match = cursor.take(continuation);
  if (match !== undefined && match.groups?.space !== '') {
    cursor.warnings.push({
      message:
        'The backslash is followed by a space, so a shell would end the command here. The next line was read as part of it.',
      offset,
    });
  }
  return match !== undefined;
}

/** @returns the failure for an expansion that begins at the offset and does not end */
export function unclosedExpansion({ text }: CommandCursor, at: number) {
  return failAt(text, at, {
    code: 'unclosed-expansion',
    message: `The ${text.slice(at, at + 2)} that begins here is not closed.`,
  });
}

/**
 * Reads the next piece of a word in a POSIX shell: plain text, a string in quotes, an expansion or an escaped character.
 * @param word receives the text of the piece
 * @returns whether there was one, in contrast to the end of the word; fails with `unclosed-quote` or
 * `unclosed-expansion` and the position
 */
export function addPiece(cursor: CommandCursor, word: WordBuilder): Result<boolean> {
  const plain = cursor.take(plainText);
  if (plain !== undefined) {
    word.addText(plain[0]);
    return ok(true);
  }
  switch (cursor.peek()) {
    case "'":
      return addSingleQuoted(cursor, word);
    case '"':
      return addDoubleQuoted(cursor, word);
    case '$':
      return addDollar(cursor, word);
    case '`':
      return addExpansion(cursor, word);
    case '\\':
      addBackslash(cursor, word);
      return ok(true);
    default:
      return ok(addOddCharacter(cursor, word));
  }
}

function addSingleQuoted(cursor: CommandCursor, word: WordBuilder): Result<true> {
  const start = cursor.index + 1;
  const end = cursor.text.indexOf("'", start);
  if (end === -1) {
    return cursor.unclosedQuote(cursor.index);
  }
  word.addText(cursor.text.slice(start, end));
  cursor.index = end + 1;
  return ok(true);
}

function addDoubleQuoted(cursor: CommandCursor, word: WordBuilder): Result<true> {
  const start = cursor.index;
  cursor.index += 1;
  while (cursor.peek() !== '"') {
    const plain = cursor.take(quotedText);
    if (plain !== undefined) {
      word.addText(plain[0]);
    } else if (cursor.peek() === '\\') {
      addQuotedBackslash(cursor, word);
    } else if (cursor.isAtEnd) {
      return cursor.unclosedQuote(start);
    } else {
      const added = addExpansion(cursor, word);
      if (!added.ok) {
        return added;
      }
    }
  }
  cursor.index += 1;
  return ok(true);
}

/** Reads a backslash in double quotes, which escapes only a few characters. */
function addQuotedBackslash(cursor: CommandCursor, word: WordBuilder): void {
  cursor.index += 1;
  if (cursor.take(lineEnd) === undefined) {
    const next = characterAt(cursor.text, cursor.index);
    // Before any other character, a backslash is literal.
    word.addText('$`"\\'.includes(next) ? next : `\\${next}`);
    cursor.index += next.length;
  }
}

/** Reads a dollar sign, with the string or the expansion that it begins. */
function addDollar(cursor: CommandCursor, word: WordBuilder): Result<true> {
  const next = cursor.peek(1);
  if (next === '"') {
    cursor.index += 1;
    return addDoubleQuoted(cursor, word);
  }
  if (next !== "'") {
    return addExpansion(cursor, word);
  }
  const start = cursor.index;
  const match = cursor.take(ansiCString);
  if (match === undefined) {
    return cursor.unclosedQuote(start + 1);
  }
  word.addText(decodeAnsiCString(match[0].slice(2, -1)));
  return ok(true);
}

function addExpansion(cursor: CommandCursor, word: WordBuilder): Result<true> {
  const start = cursor.index;
  const end = expansionEnd(cursor.text, start);
  if (end === undefined) {
    return unclosedExpansion(cursor, start);
  }
  if (end === start) {
    word.addText('$');
    cursor.index += 1;
  } else {
    word.addExpansion(cursor.text.slice(start, end));
    cursor.index = end;
  }
  return ok(true);
}

/** Reads a backslash outside of quotes: it continues the line, or escapes any character. */
function addBackslash(cursor: CommandCursor, word: WordBuilder): void {
  if (!skipContinuation(cursor)) {
    const escaped = characterAt(cursor.text, cursor.index + 1);
    word.addText(escaped);
    cursor.index += 1 + escaped.length;
  }
}

/** Reads a character that normally separates words if it must belong to this one. @returns whether it does */
function addOddCharacter(cursor: CommandCursor, word: WordBuilder): boolean {
  if (cursor.index === word.start) {
    return false;
  }
  const character = cursor.peek() ?? '';
  if (character === '<') {
    const match = cursor.take(placeholder);
    word.addText(match?.[0] ?? '');
    return match !== undefined;
  }
  if (character === '(' || (character === ')' && word.oddCharacters.has('('))) {
    word.oddCharacters.add('(');
    word.addText(character);
  } else if (!(character === '&' && addAmpersand(word, cursor.peek(1), cursor.index, cursor.warnings))) {
    return false;
  }
  cursor.index += 1;
  return true;
}
