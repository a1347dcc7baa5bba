import { ok, type Result } from '#shared/result.ts';
import { expansionEnd } from './expansion-end.ts';
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
  let index = 0;
  const tokens: ShellToken[] = [];
  const warnings: ReadingWarning[] = [];

  const take = (pattern: RegExp) => {
    const match = matchAt(pattern, text, index);
    index += match?.[0].length ?? 0;
    return match;
  };
  const unclosed = (at: number) =>
    failAt(text, at, { code: 'unclosed-quote', message: 'This quotation mark is not closed.' });
  const isOneOf = (characters: string, at: number) => text[at] !== undefined && characters.includes(text[at]);

  function addSingleQuoted(word: WordBuilder): Result<undefined> {
    const start = index;
    index += 1;
    let done = index;
    while (index < text.length) {
      if (isOneOf(singleQuotes, index)) {
        word.addText(withoutQuoteEscapes(text.slice(done, index)));
        index += 1;
        if (!isOneOf(singleQuotes, index)) {
          return ok(undefined);
        }
        done = index;
      }
      index += 1;
    }
    return unclosed(start);
  }

  function addDollar(word: WordBuilder): void {
    const start = index;
    const match = take(variable);
    const name = match?.groups?.name ?? match?.groups?.braced;
    const end = expansionEnd(text, start) ?? start;
    if (name !== undefined) {
      word.addExpansion(`\${${name}}`);
    } else if (text[start + 1] === '(' && end > start) {
      word.addExpansion(text.slice(start, end));
      index = end;
    } else {
      word.addText('$');
      index += 1;
    }
  }

  /** Adds a backtick escape: a backtick and the character after it. */
  function addEscape(word: WordBuilder): void {
    const next = characterAt(text, index + 1);
    word.addText(escapes[next] ?? next);
    index += 1 + next.length;
  }

  function addDoubleQuoted(word: WordBuilder): Result<undefined> {
    const start = index;
    index += 1;
    while (index < text.length) {
      const plain = take(quotedText);
      if (plain !== undefined) {
        const isEscape = plain[0].endsWith('\\') && (text[index] === '"' || text.startsWith('`"', index));
        word.addText(isEscape ? plain[0].slice(0, -1) : plain[0]);
      } else if (text[index] === '`') {
        addEscape(word);
      } else if (text[index] === '$') {
        addDollar(word);
      } else if (isOneOf(doubleQuotes, index + 1)) {
        word.addText('"');
        index += 2;
      } else {
        index += 1;
        return ok(undefined);
      }
    }
    return unclosed(start);
  }

  function readWord(): Result<undefined> {
    const start = index;
    const isQuoted = isOneOf(singleQuotes + doubleQuotes, index);
    const word = new WordBuilder(start, isQuoted);
    while (index < text.length) {
      const plain = take(plainText);
      let added: Result<undefined> = ok(undefined);
      if (plain !== undefined) {
        word.addText(plain[0]);
      } else if (isOneOf(singleQuotes, index)) {
        added = addSingleQuoted(word);
      } else if (isOneOf(doubleQuotes, index)) {
        added = addDoubleQuoted(word);
      } else if (text[index] === '$') {
        addDollar(word);
      } else if (text[index] === '`') {
        if (take(continuation) !== undefined) {
          break;
        }
        addEscape(word);
      } else if (text[index] === '<') {
        word.addText('<');
        index += 1;
      } else {
        break;
      }
      if (!added.ok) {
        return added;
      }
    }
    tokens.push({ kind: 'word', word: word.build(index) });
    return ok(undefined);
  }

  while (index < text.length) {
    const start = index;
    if (take(lineEnd) !== undefined) {
      addLineEnd(tokens, start, index);
    } else if (take(gap) === undefined && take(continuation) === undefined && take(comment) === undefined) {
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

/** Replaces `\"`, which Windows PowerShell requires for a quote in an argument, with a quote. */
function withoutQuoteEscapes(text: string): string {
  return text.replaceAll('\\"', '"');
}
