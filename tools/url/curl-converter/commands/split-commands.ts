import {
  describeWord,
  literalOf,
  quoteShort,
  type ReadingWarning,
  type ShellToken,
  type ShellWord,
} from '../shells/shell-tokens.ts';
import { longOptionKind, shortOptionKind } from './curl-options.ts';
import { looksLikeUrl } from './looks-like-url.ts';

/** The standard input of a command. */
export type StandardInput =
  | { readonly kind: 'file'; readonly word: ShellWord }
  | { readonly kind: 'text'; readonly word: ShellWord };

/** A command of any kind: the words between two separators. */
export interface SimpleCommand {
  /** The name and arguments of the command. */
  readonly words: readonly ShellWord[];
  readonly input?: StandardInput;
}

interface OpenCommand {
  readonly words: ShellWord[];
  input?: StandardInput;
}

/** Words that precede the command they apply to, and terminal prompts. */
const prefixes = new Set(
  'sudo doas time exec command nohup winpty env then do else if while until ! { & $ % # > ❯ ➜ λ »'.split(' '),
);

/**
 * Finds the word `curl` in a command: the first word, apart from variables, `sudo` and the like. Its path is ignored.
 * @returns its index; undefined if it is another command
 */
export function findCurl(words: readonly ShellWord[]): number | undefined {
  for (const [index, word] of words.entries()) {
    const text = describeWord(word);
    if (isCurl(text)) {
      return index;
    }
    if (!prefixes.has(text) && !/^[A-Za-z_]\w*=/u.test(text)) {
      return undefined;
    }
  }
  return undefined;
}

/**
 * Finds the word `curl` in a command that runs another: `timeout 5 curl https://a.com`. A URL must follow.
 * @returns its index; undefined if there is none
 */
export function findCurlWithin(words: readonly ShellWord[]): number | undefined {
  const place = words.findIndex((word) => isCurl(describeWord(word)));
  const hasUrl = words.slice(place + 1).some((word) => looksLikeUrl(describeWord(word)));
  return place > 0 && hasUrl ? place : undefined;
}

function isCurl(text: string): boolean {
  return /^(?:.*[/\\])?curl(?:\.exe)?$/iu.test(text) || text === '$curl';
}

function isOptionThatAwaitsValue(word: ShellWord | undefined): boolean {
  const text = word === undefined ? '' : (literalOf(word) ?? '');
  if (text.startsWith('--')) {
    return longOptionKind(text.slice(2)) === 'takes-value';
  }
  const letters = text.startsWith('-') ? [...text].slice(1) : [];
  // The letters after one that takes a value are its value.
  const place = letters.findIndex((letter) => shortOptionKind(letter) === 'takes-value');
  return place !== -1 && place === letters.length - 1;
}

/** Whether a line without a continuation mark before it still continues the curl command. */
function goesOn(words: readonly ShellWord[], next: ShellWord): boolean {
  if (findCurl(words) === undefined || findCurl([next]) !== undefined) {
    return false;
  }
  const text = describeWord(next);
  const isName = /^[^-‐‑–—]/u.test(text) && !looksLikeUrl(text) && next.parts[0]?.kind === 'literal';
  return next.isQuoted || !isName || isOptionThatAwaitsValue(words.at(-1));
}

/**
 * Groups the tokens of a command line into commands. Lines without a continuation mark between them form one command if
 * the second starts with an option, a URL or a quoted word. Terminal prompts at the start of a line are left out.
 * @returns the commands in order, and warnings about redirections that are left out
 */
export function splitCommands(tokens: readonly ShellToken[]): {
  readonly commands: readonly SimpleCommand[];
  readonly warnings: readonly ReadingWarning[];
} {
  const commands: OpenCommand[] = [];
  const warnings: ReadingWarning[] = [];
  let isOpen = false;

  const current = (): OpenCommand => {
    const last = commands.at(-1);
    if (isOpen && last !== undefined) {
      return last;
    }
    const opened: OpenCommand = { words: [] };
    commands.push(opened);
    isOpen = true;
    return opened;
  };

  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    const next = tokens[index + 1];
    switch (token?.kind) {
      case 'word':
        current().words.push(token.word);
        break;
      case 'line-end': {
        const words = commands.at(-1)?.words ?? [];
        const word = firstWord(tokens, index + 1, words);
        isOpen = isOpen && word !== undefined && goesOn(words, word);
        break;
      }
      case 'here-document': {
        const last = commands.at(-1);
        if (last !== undefined) {
          last.input = { kind: 'text', word: token.word };
        }
        break;
      }
      case 'operator': {
        const { operator, start } = token;
        const isOfTerminal = isPrompt(token, next, isOpen ? commands.at(-1)?.words : undefined);
        if (isOfTerminal || !/[<>]/u.test(operator)) {
          isOpen = isOpen && isOfTerminal;
          break;
        }
        if (next?.kind === 'word') {
          index += 1;
          redirect(current(), operator, next.word);
          if (operator.startsWith('>') || operator.startsWith('&>') || operator.startsWith('1>')) {
            const target = quoteShort(`${operator} ${describeWord(next.word)}`);
            warnings.push({ message: `Where the output goes is not converted: ${target}.`, offset: start });
          }
        }
        break;
      }
    }
  }
  return { commands: commands.filter(({ words }) => words.length > 0), warnings };
}

function redirect(command: OpenCommand, operator: string, word: ShellWord): void {
  if (operator === '<') {
    command.input = { kind: 'file', word };
  } else if (operator === '<<<') {
    command.input = { kind: 'text', word: { ...word, parts: [...word.parts, { kind: 'literal', text: '\n' }] } };
  }
}

/**
 * Whether an operator is the prompt that a terminal shows before each continued line: `>`, in PowerShell `>>`.
 * @param words the words of the command so far; undefined at its start
 */
function isPrompt(
  token: ShellToken | undefined,
  next: ShellToken | undefined,
  words: readonly ShellWord[] | undefined,
): boolean {
  if (token?.kind !== 'operator' || !token.isLineStart || !/^>>?$/u.test(token.operator) || next?.kind !== 'word') {
    return false;
  }
  return words === undefined || goesOn(words, next.word);
}

/** The first word of the next non-blank line, apart from its prompt. */
function firstWord(
  tokens: readonly ShellToken[],
  from: number,
  words: readonly ShellWord[] | undefined,
): ShellWord | undefined {
  for (let index = from; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token?.kind === 'word') {
      return token.word;
    }
    if (token?.kind !== 'line-end' && !isPrompt(token, tokens[index + 1], words)) {
      return undefined;
    }
  }
  return undefined;
}
