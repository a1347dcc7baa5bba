import { ok, type Result } from '#shared/result.ts';
import { readChromeCmdWord } from './chrome-cmd-word.ts';
import {
  addLineEnd,
  characterAt,
  failAt,
  matchAt,
  operatorToken,
  type ReadingWarning,
  type ShellToken,
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
  let index = 0;
  const tokens: ShellToken[] = [];
  const warnings: ReadingWarning[] = [];

  const take = (pattern: RegExp) => {
    const match = matchAt(pattern, text, index);
    index += match?.[0].length ?? 0;
    return match;
  };

  /** Adds `\\`, `\"` or plain backslashes. @returns whether an unescaped quote follows */
  function addBackslashes(word: WordBuilder): void {
    const count = (take(backslashes)?.[0] ?? '').replaceAll('^', '').length;
    const quoteLength = /^\^?"/u.exec(text.slice(index, index + 2))?.[0].length ?? 0;
    if (quoteLength === 0) {
      word.addText('\\'.repeat(count));
    } else {
      word.addText('\\'.repeat(Math.floor(count / 2)) + (count % 2 === 1 ? '"' : ''));
      index += count % 2 === 1 ? quoteLength : 0;
    }
  }

  function addVariable(word: WordBuilder): void {
    const name = take(cmdVariable)?.groups?.name;
    if (name === undefined) {
      word.addText('%');
      index += 1;
    } else {
      word.addExpansion(`$${name}`);
    }
  }

  function readWord(): Result<undefined> {
    const start = index;
    const isQuoted = /^\^?"/u.test(text.slice(start, start + 2));
    const word = new WordBuilder(start, isQuoted);
    const ofChrome = isQuoted ? readChromeCmdWord(text, start) : undefined;
    if (ofChrome !== undefined) {
      index = ofChrome.end;
      word.addText(ofChrome.text);
      tokens.push({ kind: 'word', word: word.build(index) });
      return ok(undefined);
    }
    /** The offset of the quote that is open for the C runtime. */
    let openedAt: number | undefined;
    while (index < text.length) {
      const character = text[index] ?? '';
      const isOpen = openedAt !== undefined;
      const plain = take(plainText);
      if (plain !== undefined) {
        word.addText(plain[0]);
      } else if (character === '\\' || (character === '^' && text[index + 1] === '\\')) {
        addBackslashes(word);
      } else if (character === '"' || (character === '^' && text[index + 1] === '"')) {
        const length = character === '"' ? 1 : 2;
        if (isOpen && text.startsWith(text.slice(index, index + length), index + length)) {
          word.addText('"');
          index += 2 * length;
        } else {
          openedAt = isOpen ? undefined : index;
          index += length;
        }
      } else if (character === '%') {
        addVariable(word);
      } else if (character === '^' && !(isOpen && text[openedAt ?? 0] === '"')) {
        addCaret(word);
      } else if (isOpen) {
        word.addText(character);
        index += 1;
      } else if (character === '&' && addAmpersand(word, text[index + 1], index, warnings)) {
        index += 1;
      } else {
        break;
      }
    }
    if (openedAt !== undefined) {
      return failAt(text, openedAt, { code: 'unclosed-quote', message: 'This quotation mark is not closed.' });
    }
    const built = word.build(index);
    if (built.parts.length > 0 || isQuoted) {
      tokens.push({ kind: 'word', word: built });
    }
    return ok(undefined);
  }

  /** A caret escapes the next character; a line break after it is dropped, but a second one is kept. */
  function addCaret(word: WordBuilder): void {
    const isBreak = take(continuation) !== undefined;
    const escaped = isBreak ? (take(lineEnd) === undefined ? '' : '\n') : characterAt(text, index + 1);
    word.addText(escaped);
    index += isBreak ? 0 : 1 + escaped.length;
  }

  while (index < text.length) {
    const start = index;
    if (take(lineEnd) !== undefined) {
      addLineEnd(tokens, start, index);
    } else if (take(gap) === undefined && take(continuation) === undefined) {
      const match = take(operator);
      if (match === undefined) {
        const read = readWord();
        if (!read.ok) {
          return read;
        }
      } else {
        tokens.push(operatorToken(text, start, match[0]));
      }
    }
  }
  return ok({ tokens, warnings });
}
