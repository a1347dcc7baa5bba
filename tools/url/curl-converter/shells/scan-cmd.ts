import { ok, type Result } from '#shared/result.ts';
import { readChromeCmdWord } from './chrome-cmd-word.ts';
import { CommandCursor } from './command-cursor.ts';
import {
  addLineEnd,
  characterAt,
  operatorToken,
  type ShellToken,
  type ShellWord,
  type TokenList,
  WordBuilder,
} from './shell-tokens.ts';
import { addAmpersand } from './url-ampersand.ts';

const continuation = /\^[ \t]*(?:\r\n?|\n|$)/uy;
const lineEnd = /\r\n?|\n/uy;
const gap = /[^\S\n\r]+/uy;
const operator = /\d?(?:>>|>&|>|<)|&&|\|\||[|&]/uy;
const plainText = /[^\s^"\\%|&<>]+/uy;
const backslashes = /(?:\^?\\)+/uy;

/**
 * Matches a cmd.exe variable. In `%C3%BC` and `%20a%20b`, the percent signs encode bytes, as the two hexadecimal digits
 * after both of them show.
 */
export const cmdVariable = /%(?![\dA-Fa-f]{2}[^%"\s]*%[\dA-Fa-f]{2})(?<name>[A-Za-z_]\w*)%/uy;

/**
 * Splits a command line of the Windows Command Prompt into words and operators, by the rules of cmd.exe (carets,
 * quotes, `%NAME%`) and of the C runtime, with which programs split their arguments (`\"`, `""`, backslashes). Words
 * written by a browser's "Copy as cURL (cmd)" are read as intended.
 * @returns the tokens in order, with their positions; fails with `unclosed-quote` and the position
 * @example scanCmd('curl "https://a.com" ^\n  -d "{\\"a\\":1}"') // words `curl`, `https://a.com`, `-d`, `{"a":1}`
 */
export function scanCmd(text: string): Result<TokenList> {
  const cursor = new CommandCursor(text);
  const tokens: ShellToken[] = [];
  while (!cursor.isAtEnd) {
    const start = cursor.index;
    if (cursor.take(lineEnd) !== undefined) {
      addLineEnd(tokens, start, cursor.index);
    } else if (cursor.take(gap) === undefined && cursor.take(continuation) === undefined) {
      const match = cursor.take(operator);
      if (match === undefined) {
        const read = readWord(cursor);
        if (!read.ok) {
          return read;
        }
        const { value: word } = read;
        if (word.parts.length > 0 || word.isQuoted) {
          tokens.push({ kind: 'word', word });
        }
      } else {
        tokens.push(operatorToken(text, start, match[0]));
      }
    }
  }
  return ok({ tokens, warnings: cursor.warnings });
}

/** Adds `\\`, `\"` or plain backslashes. */
function addBackslashes(cursor: CommandCursor, word: WordBuilder): void {
  const count = (cursor.take(backslashes)?.[0] ?? '').replaceAll('^', '').length;
  const quoteLength = /^\^?"/u.exec(cursor.text.slice(cursor.index, cursor.index + 2))?.[0].length ?? 0;
  if (quoteLength === 0) {
    word.addText('\\'.repeat(count));
  } else {
    word.addText('\\'.repeat(Math.floor(count / 2)) + (count % 2 === 1 ? '"' : ''));
    cursor.index += count % 2 === 1 ? quoteLength : 0;
  }
}

function addVariable(cursor: CommandCursor, word: WordBuilder): void {
  const name = cursor.take(cmdVariable)?.groups?.name;
  if (name === undefined) {
    word.addText('%');
    cursor.index += 1;
  } else {
    word.addExpansion(`$${name}`);
  }
}

/** Reads a word, which has no parts if there was nothing but a caret at the end of a line. */
function readWord(cursor: CommandCursor): Result<ShellWord> {
  const start = cursor.index;
  const isQuoted = /^\^?"/u.test(cursor.text.slice(start, start + 2));
  const word = new WordBuilder(start, isQuoted);
  const ofChrome = isQuoted ? readChromeCmdWord(cursor.text, start) : undefined;
  if (ofChrome !== undefined) {
    cursor.index = ofChrome.end;
    word.addText(ofChrome.text);
    return ok(word.build(cursor.index));
  }
  /** The offset of the quote that is open for the C runtime. */
  let openedAt: number | undefined;
  while (!cursor.isAtEnd) {
    const character = cursor.peek() ?? '';
    const isOpen = openedAt !== undefined;
    const plain = cursor.take(plainText);
    if (plain !== undefined) {
      word.addText(plain[0]);
    } else if (character === '\\' || (character === '^' && cursor.peek(1) === '\\')) {
      addBackslashes(cursor, word);
    } else if (character === '"' || (character === '^' && cursor.peek(1) === '"')) {
      const length = character === '"' ? 1 : 2;
      if (
        isOpen &&
        cursor.text.startsWith(cursor.text.slice(cursor.index, cursor.index + length), cursor.index + length)
      ) {
        word.addText('"');
        cursor.index += 2 * length;
      } else {
        openedAt = isOpen ? undefined : cursor.index;
        cursor.index += length;
      }
    } else if (character === '%') {
      addVariable(cursor, word);
    } else if (character === '^' && !(isOpen && cursor.text[openedAt ?? 0] === '"')) {
      addCaret(cursor, word);
    } else if (isOpen) {
      word.addText(character);
      cursor.index += 1;
    } else if (character === '&' && addAmpersand(word, cursor.peek(1), cursor.index, cursor.warnings)) {
      cursor.index += 1;
    } else {
      break;
    }
  }
  if (openedAt !== undefined) {
    return cursor.unclosedQuote(openedAt);
  }
  return ok(word.build(cursor.index));
}

/** A caret escapes the next character; a line break after it is dropped, but a second one is kept. */
function addCaret(cursor: CommandCursor, word: WordBuilder): void {
  const isBreak = cursor.take(continuation) !== undefined;
  const escaped = isBreak
    ? cursor.take(lineEnd) === undefined
      ? ''
      : '\n'
    : characterAt(cursor.text, cursor.index + 1);
  word.addText(escaped);
  cursor.index += isBreak ? 0 : 1 + escaped.length;
}
