import { readChromeCmdWord } from './chrome-cmd-word.ts';
import { cmdVariable } from './scan-cmd.ts';
import { characterAt, matchAt } from './shell-tokens.ts';

/** The shells whose command lines are supported. */
export const shellDialects = ['posix', 'cmd', 'powershell'] as const;
export type ShellDialect = (typeof shellDialects)[number];

/** Matches the program by its Windows path, whose backslashes a POSIX shell would read as escapes. */
const windowsPath = /^\s*[A-Za-z]:\\\S*curl(?:\.exe)?\s/iu;

const quotedText = /[^"\\`^%]+/uy;
const unquotedText = /[^'"\\`^%$]+/uy;

/** The length of a backslash and the character after it, which may take two code units. */
function escapeLength(text: string, index: number): number {
  return 1 + characterAt(text, index + 1).length;
}

/** The shell that a command was written for, and another one that it may equally be for. */
export interface ShellGuess {
  readonly dialect: ShellDialect;
  /** A possible sign of another shell. */
  readonly tie?: { readonly other: ShellDialect; readonly sign: string };
}

/** Matches doubled quotes in a cmd.exe string that stand for the quotes of JSON: `"{""a"":1}"`. */
const doubledQuotesOfJson = /[[{,:]\s*""|""\s*[:,}\]]/u;
/** A caret or backtick that continues the line follows whitespace or a quote, not text. */
const standsApart = /[\s"']/u;

/**
 * Detects the shell that a command was written for. The first sign that is unique to one shell decides, such as a line
 * continuation (`\`, `^` or a backtick). Signs count only where that shell would recognise them, so a caret in single
 * quotes does not count. A construct that is valid in a POSIX shell too, such as `"a""b"` or a caret at the end of a
 * URL, is a tie.
 * @returns `posix` if nothing indicates another shell
 * @example detectShell('curl "https://a.com" ^\n -I') // { dialect: 'cmd' }
 */
export function detectShell(text: string): ShellGuess {
  let variable: string | undefined;
  let hasDoubledQuotes = false;
  let tieSign: string | undefined;
  let hasSingleQuotes = false;
  let index = 0;
  const skip = (pattern: RegExp) => {
    const length = matchAt(pattern, text, index)?.[0].length ?? 0;
    index += length;
    return length > 0;
  };
  const followedByLineEnd = () => /^.[ \t]*(?:[\r\n]|$)/u.test(text.slice(index, index + 200));
  while (index < text.length) {
    if (skip(unquotedText)) {
      continue;
    }
    const character = text[index];
    const isApart = standsApart.test(text[index - 1] ?? ' ');
    if (character === "'") {
      // In cmd.exe, a single quote is an ordinary character; in PowerShell, `$env:` and backticks are not special
      // within single quotes.
      const end = text.indexOf("'", index + 1);
      if (end === -1 || variable !== undefined || hasDoubledQuotes) {
        break;
      }
      hasSingleQuotes = true;
      index = end + 1;
    } else if (character === '"') {
      const word = readChromeCmdWord(text, index);
      if (word !== undefined) {
        return { dialect: 'cmd' };
      }
      const start = index;
      index += 1;
      while (index < text.length && text[index] !== '"') {
        if (skip(quotedText)) {
          continue;
        }
        if (text[index] === '`') {
          if (/^`[`"$]/u.test(text.slice(index, index + 2))) {
            return { dialect: 'powershell' };
          }
          // Skips a command in backticks in a POSIX shell.
          index = Math.max(index, text.indexOf('`', index + 1));
        }
        variable ??= text[index] === '%' ? matchAt(cmdVariable, text, index)?.[0] : undefined;
        index += text[index] === '\\' ? escapeLength(text, index) : 1;
      }
      index += 1;
      if (text[index] === '"' && index - start > 1) {
        const around = text.slice(Math.max(start, index - 9), index + 9);
        hasDoubledQuotes ||= doubledQuotesOfJson.test(around);
        tieSign ??= 'Two quotation marks in a row are one in Command Prompt, and nothing in other shells';
      }
    } else if (character === '^') {
      if (isApart && (text[index + 1] === '"' || followedByLineEnd())) {
        return { dialect: 'cmd' };
      }
      if (text[index + 1] === '"' || followedByLineEnd()) {
        tieSign ??= 'A caret is an escape in Command Prompt, and a character in other shells';
      }
      index += 1;
    } else if (character === '`') {
      const end = endOnLine(text, index);
      if (end !== undefined) {
        // Skips a command in backticks in a POSIX shell.
        index = end;
      } else if (isApart && followedByLineEnd()) {
        return { dialect: 'powershell' };
      } else {
        index += 1;
      }
    } else if (character === '\\') {
      if (/^\\[ \t]*[\r\n]/u.test(text.slice(index, index + 200))) {
        return { dialect: 'posix' };
      }
      index += escapeLength(text, index);
    } else if (character === '$') {
      if (/^\$env:/iu.test(text.slice(index, index + 5))) {
        return { dialect: 'powershell' };
      }
      if (text[index + 1] === "'") {
        return { dialect: 'posix' };
      }
      index += 1;
    } else {
      variable ??= matchAt(cmdVariable, text, index)?.[0];
      index += 1;
    }
  }
  return guessFromSigns(text, { variable, hasDoubledQuotes, tieSign, hasSingleQuotes });
}

/** Signs of which none decides alone. */
interface Signs {
  /** A cmd.exe variable, which is plain text in a POSIX shell. */
  readonly variable: string | undefined;
  readonly hasDoubledQuotes: boolean;
  /** A possible sign of cmd.exe that means something else in a POSIX shell. */
  readonly tieSign: string | undefined;
  readonly hasSingleQuotes: boolean;
}

/** Weighs the signs of a text without one that is unique to a shell. */
function guessFromSigns(text: string, { variable, hasDoubledQuotes, tieSign, hasSingleQuotes }: Signs): ShellGuess {
  if (hasSingleQuotes && /^\s*(?:&\s*)?curl\.exe\s/iu.test(text)) {
    // The name with its extension indicates PowerShell, where the short name is another command.
    return { dialect: 'powershell' };
  }
  if (windowsPath.test(text)) {
    return { dialect: 'cmd' };
  }
  if (/['$]/u.test(text)) {
    return { dialect: 'posix' };
  }
  if (hasDoubledQuotes) {
    return { dialect: 'cmd' };
  }
  if (variable !== undefined) {
    const sign = `“${variable}” is a variable in Command Prompt, and text in other shells`;
    return { dialect: 'cmd', tie: { other: 'posix', sign } };
  }
  return { dialect: 'posix', ...(tieSign === undefined ? {} : { tie: { other: 'cmd', sign: tieSign } }) };
}

/** The offset after the backtick that closes a command in backticks; undefined if the line has none. */
function endOnLine(text: string, start: number): number | undefined {
  const end = /`[^`\n\r]*`/uy;
  end.lastIndex = start;
  return end.test(text) ? end.lastIndex : undefined;
}
