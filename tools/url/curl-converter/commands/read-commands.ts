import { ok, type Result } from '#shared/result.ts';
import { detectShell, type ShellDialect, type ShellGuess } from '../shells/detect-dialect.ts';
import { scanCmd } from '../shells/scan-cmd.ts';
import { scanPosix } from '../shells/scan-posix.ts';
import { scanPowerShell } from '../shells/scan-powershell.ts';
import {
  describeWord,
  failAt,
  quoteShort,
  type ReadingWarning,
  type ShellWord,
  type TokenList,
} from '../shells/shell-tokens.ts';
import { blankSurroundings } from './blank-surroundings.ts';
import { findCurl, findCurlWithin, type SimpleCommand, type StandardInput, splitCommands } from './split-commands.ts';

/** A single curl command, split into its parts. */
export interface CurlCommand {
  /** The word `curl`. */
  readonly name: ShellWord;
  readonly arguments: readonly ShellWord[];
  readonly input?: StandardInput;
}

export interface CommandReading {
  readonly dialect: ShellDialect;
  /** Another shell that the text may be written for, if that shell would read different words. */
  readonly tie?: ShellGuess['tie'];
  /** The commands, at least one. */
  readonly commands: readonly CurlCommand[];
  readonly warnings: readonly ReadingWarning[];
}

const scanners: Readonly<Record<ShellDialect, (text: string) => Result<TokenList>>> = {
  posix: scanPosix,
  cmd: scanCmd,
  powershell: scanPowerShell,
};

/** The maximum depth of nested command substitutions that are searched. */
const deepestNesting = 5;

/** Other formats that browsers offer to copy besides cURL. */
const otherCopies = /^(?:Invoke-(?:WebRequest|RestMethod)|iwr|irm|\$session|fetch)\b/iu;

/**
 * Finds the curl commands in a pasted text: from a POSIX shell, cmd.exe or PowerShell, with or without line
 * continuations, with prompts, in a Markdown code block, in a pipeline or a command substitution.
 * @param dialect the dialect of the shell, if known; otherwise it is guessed
 * @returns at least one command; fails with `unclosed-quote`, `unclosed-expansion` or `no-curl` and the position
 * @example readCommands("curl 'https://a.com'\n-H 'A: b'") // one command with three arguments
 */
export function readCommands(source: string, dialect?: ShellDialect): Result<CommandReading> {
  return readNested(source, dialect, 0);
}

function readNested(source: string, known: ShellDialect | undefined, depth: number): Result<CommandReading> {
  const text = blankSurroundings(source);
  const { dialect, tie }: ShellGuess = known === undefined ? detectShell(text) : { dialect: known };
  const scanned = scanners[dialect](text);
  if (!scanned.ok) {
    return scanned;
  }
  const split = splitCommands(scanned.value.tokens);
  const found = takeCurl(split.commands, findCurl);
  const { commands, skipped } = found.commands.length > 0 ? found : takeCurl(split.commands, findCurlWithin);
  if (commands.length === 0) {
    return readInner(source, split.commands, known, depth);
  }
  const warnings = [...scanned.value.warnings, ...split.warnings, ...skipped.map(leftOut)];
  const isTie = tie !== undefined && wordsOf(scanned) !== wordsOf(scanners[tie.other](text));
  return ok({
    dialect,
    ...(isTie ? { tie } : {}),
    commands,
    warnings: warnings.toSorted((a, b) => a.offset - b.offset),
  });
}

/** A key for comparing two readings; undefined for a failed one. */
function wordsOf(scanned: Result<TokenList>): string | undefined {
  return scanned.ok
    ? JSON.stringify(scanned.value.tokens.map((token) => (token.kind === 'word' ? token.word.parts : token.kind)))
    : undefined;
}

/** Separates the curl commands from the words that belong to none of them. */
function takeCurl(all: readonly SimpleCommand[], find: typeof findCurl) {
  const commands: CurlCommand[] = [];
  const skipped: (readonly ShellWord[])[] = [];
  for (const { words, input } of all) {
    const place = find(words);
    const [name, ...rest] = place === undefined ? [] : words.slice(place);
    if (name === undefined) {
      skipped.push(words);
    } else {
      commands.push({ name, arguments: rest, ...(input === undefined ? {} : { input }) });
      if (find === findCurlWithin) {
        skipped.push(words.slice(0, place));
      }
    }
  }
  return { commands, skipped };
}

function leftOut(words: readonly ShellWord[]): ReadingWarning {
  return {
    message: `Only curl is converted; this is left out: ${quoteShort(words.map(describeWord).join(' '))}.`,
    offset: words[0]?.start ?? 0,
  };
}

/** Searches command substitutions for curl if there is no curl command outside them: `x=$(curl …)`. */
function readInner(
  source: string,
  commands: readonly SimpleCommand[],
  known: ShellDialect | undefined,
  depth: number,
): Result<CommandReading> {
  const words = commands.flatMap((command) => command.words);
  for (const { parts, start } of words) {
    for (const part of parts) {
      const inner = part.kind === 'expansion' ? /^(?:\$\(|`)(?<code>[\s\S]*?curl[\s\S]*)[)`]$/u.exec(part.code) : null;
      if (inner?.groups?.code !== undefined && depth < deepestNesting) {
        const { code } = inner.groups;
        // The padding keeps all offsets the same.
        return readNested(' '.repeat(source.indexOf(code, start)) + code, known, depth + 1);
      }
    }
  }
  const [first] = words;
  if (first === undefined) {
    return failAt(source, source.length, { code: 'no-curl', message: 'There is no command here, only comments.' });
  }
  const found = describeWord(first);
  const message = otherCopies.test(found)
    ? `This is ${quoteShort(found)}, not curl. Browsers also offer “Copy as cURL”.`
    : `A command that begins with “curl” was expected, not ${quoteShort(found)}.`;
  return failAt(source, first.start, { code: 'no-curl', message });
}
