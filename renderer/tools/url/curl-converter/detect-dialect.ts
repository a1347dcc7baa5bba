import { readChromeCmdWord } from './chrome-cmd-word.ts';
import { cmdVariable } from './scan-cmd.ts';
import { characterAt, matchAt } from './shell-tokens.ts';

/** The shells whose command lines are read. */
export type ShellDialect = 'posix' | 'cmd' | 'powershell';

/** The program by its path on Windows, where a POSIX shell would read the backslashes as escapes. */
const windowsPath = /^\s*[A-Za-z]:\\\S*curl(?:\.exe)?\s/iu;

const quotedText = /[^"\\`^%]+/uy;
const unquotedText = /[^'"\\`^%$]+/uy;

/** Of a backslash and the character after it, which can be of two code units. */
function escapeLength(text: string, index: number): number {
  return 1 + characterAt(text, index + 1).length;
}

/**
 * Which shell a command was written for: the first sign that only one of them has decides, such as what ends a line
 * (`\`, `^` or a backtick). Signs count only where that shell would see them: a caret in single quotes is none.
 * @returns `posix` where nothing speaks for another
 * @example detectDialect('curl "https://a.com" ^\n -I') // 'cmd'
 */
export function detectDialect(text: string): ShellDialect {
  /** A sign of cmd.exe that could be something else in a POSIX shell. */
  let mayBeCmd = false;
  let hasSingleQuotes = false;
  let index = 0;
  const skip = (pattern: RegExp) => {
    const length = matchAt(pattern, text, index)?.[0].length ?? 0;
    index += length;
    return length > 0;
  };
  while (index < text.length) {
    if (skip(unquotedText)) {
      continue;
    }
    const character = text[index];
    if (character === "'") {
      // In cmd.exe it is a character like any other; in PowerShell `$env:` and backticks come after it.
      const end = text.indexOf("'", index + 1);
      if (end === -1 || mayBeCmd) {
        break;
      }
      hasSingleQuotes = true;
      index = end + 1;
    } else if (character === '"') {
      const word = readChromeCmdWord(text, index);
      if (word !== undefined) {
        return 'cmd';
      }
      const start = index;
      index += 1;
      while (index < text.length && text[index] !== '"') {
        if (skip(quotedText)) {
          continue;
        }
        if (text[index] === '`') {
          if (/^`[`"$]/u.test(text.slice(index, index + 2))) {
            return 'powershell';
          }
          // A command in backticks, in a POSIX shell.
          index = Math.max(index, text.indexOf('`', index + 1));
        }
        mayBeCmd ||= text[index] === '%' && matchAt(cmdVariable, text, index) !== undefined;
        index += text[index] === '\\' ? escapeLength(text, index) : 1;
      }
      index += 1;
      mayBeCmd ||= text[index] === '"' && index - start > 1;
    } else if (character === '^') {
      if (/^\^(?:"|[ \t]*(?:[\r\n]|$))/u.test(text.slice(index, index + 200))) {
        return 'cmd';
      }
      index += 1;
    } else if (character === '`') {
      if (/^`[ \t]*(?:[\r\n]|$)/u.test(text.slice(index, index + 200))) {
        return 'powershell';
      }
      index += 1;
    } else if (character === '\\') {
      if (/^\\[ \t]*[\r\n]/u.test(text.slice(index, index + 200))) {
        return 'posix';
      }
      index += escapeLength(text, index);
    } else if (character === '$') {
      if (/^\$env:/iu.test(text.slice(index, index + 5))) {
        return 'powershell';
      }
      if (text[index + 1] === "'") {
        return 'posix';
      }
      index += 1;
    } else {
      mayBeCmd ||= matchAt(cmdVariable, text, index) !== undefined;
      index += 1;
    }
  }
  if (hasSingleQuotes && /^\s*(?:&\s*)?curl\.exe\s/iu.test(text)) {
    // The name with its ending is for PowerShell, which has another command by the short one.
    return 'powershell';
  }
  return windowsPath.test(text) || (mayBeCmd && !/['$]/u.test(text)) ? 'cmd' : 'posix';
}
