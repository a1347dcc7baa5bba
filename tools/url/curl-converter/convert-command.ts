import { CCError } from 'curlconverter';
import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result, type TextPosition, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { changedBodies } from './changed-bodies.ts';
import { checkOptions } from './commands/check-options.ts';
import { shortOptionKind } from './commands/curl-options.ts';
import { formDetails } from './commands/form-details.ts';
import { inlineInput } from './commands/inline-input.ts';
import { looseCookies } from './commands/loose-cookies.ts';
import { type CurlCommand, readCommands } from './commands/read-commands.ts';
import { writeCommand } from './commands/write-command.ts';
import { converters } from './converters.ts';
import { type DescribedWarning, describeWarning } from './describe-warning.ts';
import type { ShellDialect, ShellGuess } from './shells/detect-dialect.ts';
import { describeWord, type ReadingWarning, type ShellWord } from './shells/shell-tokens.ts';
import type { TargetName } from './targets.ts';

export interface ConversionInput {
  readonly command: string;
  readonly target: TargetName;
  /** The shell that the command is for, if the user has chosen one. */
  readonly dialect?: ShellDialect | undefined;
}

export interface ConversionWarning {
  readonly message: string;
  /** The position in the text as typed, if the warning has one. */
  readonly position?: TextPosition;
}

export interface Conversion {
  readonly code: string;
  readonly target: TargetName;
  /** The shell dialect that the command was read as. */
  readonly dialect: ShellDialect;
  /** Another shell that would read different words, and the reason why it may be meant. */
  readonly tie?: ShellGuess['tie'];
  /** The warnings in the order of their positions, followed by those without one. */
  readonly warnings: readonly ConversionWarning[];
  /** The number of further warnings. */
  readonly unlistedWarnings: number;
}

/** The maximum number of warnings listed; nobody would read more. */
const listedWarnings = 100;

/**
 * Converts the curl commands in a text to code.
 * @param input the text as typed or pasted, and the target
 * @returns the code and the warnings; fails with the position in the text as typed: `unclosed-quote`,
 * `unclosed-expansion`, `no-curl`, `missing-value`, `no-url`, or `not-convertible` if this target cannot express the
 * command
 * @example convertCommand({ command: 'curl https://a.com', target: 'JavaScript' }) // code: "fetch('https://a.com');\n"
 */
export function convertCommand({ command: source, target, dialect: known }: ConversionInput): Result<Conversion> {
  const reading = readCommands(source, known);
  if (!reading.ok) {
    return reading;
  }
  const { dialect, tie, commands } = reading.value;
  const optionWarnings: (readonly ReadingWarning[])[] = [];
  const checked: CurlCommand[] = [];
  for (const command of commands) {
    const options = checkOptions(source, command);
    if (!options.ok) {
      return options;
    }
    const cookies = looseCookies(options.value.arguments, target);
    const details = formDetails(options.value.arguments, target);
    optionWarnings.push(options.value.warnings, cookies.warnings, details);
    checked.push(inlineInput({ ...command, arguments: cookies.arguments }));
  }
  const words = checked.flatMap((command) => [command.name, ...command.arguments]);
  const bash = checked.map((command) => writeCommand(command.arguments, command.input)).join('\n');
  try {
    const [code, converterWarnings] = converters[target](bash);
    const isFirstOnly = converterWarnings.some(([kind]) => kind === 'next');
    // The warnings are not pushed with spread arguments: the call stack cannot hold a hundred thousand of them.
    const found = [
      ...changedBodies(source, isFirstOnly ? checked.slice(0, 1) : checked, code),
      ...reading.value.warnings,
      ...optionWarnings.flat(),
    ];
    const messages = [...new Set(converterWarnings.map(([, message]) => message))];
    const warnings = [
      ...found
        .slice(0, listedWarnings)
        .map(({ message, offset }) => ({ message, position: textPosition(source, offset) })),
      ...messages.slice(0, listedWarnings).map((message) => placeWarning(source, words, message)),
    ];
    return ok({
      code,
      target,
      dialect,
      ...(tie === undefined ? {} : { tie }),
      warnings: inOrder(warnings).slice(0, listedWarnings),
      unlistedWarnings: Math.max(0, found.length + messages.length - listedWarnings),
    });
  } catch (thrown) {
    return fail(explainRefusal(source, words, thrown));
  }
}

function placeWarning(source: string, words: readonly ShellWord[], message: string): ConversionWarning {
  const described = describeWarning(message);
  const offset = findPlace(source, words, described);
  return { message: described.message, ...(offset === undefined ? {} : { position: textPosition(source, offset) }) };
}

/** Finds the part of the command that a converter message is about: a marked or quoted text, or an option. */
function findPlace(source: string, words: readonly ShellWord[], { mentions }: DescribedWarning): number | undefined {
  for (const mention of mentions) {
    const isOption = /^-/u.test(mention);
    const word =
      words.find((candidate) => describeWord(candidate) === mention) ??
      words.find((candidate) => {
        const text = describeWord(candidate);
        return isOption ? hasShortOption(text, mention) : mention.length > 1 && text.includes(mention);
      });
    if (word !== undefined) {
      const typed = source.slice(word.start, word.end);
      const places = isOption ? [] : mentions.map((text) => typed.indexOf(text)).filter((place) => place >= 0);
      // Quotes and escapes can prevent a match; the start of the word is used then.
      return word.start + (places[0] ?? 0);
    }
  }
  return undefined;
}

/**
 * Whether a word of combined short options contains a given one, ignoring the value of the last option.
 * @example hasShortOption('-sSL', '-L') // true
 * @example hasShortOption('-XPOST', '-S') // false
 */
function hasShortOption(text: string, option: string): boolean {
  if (option.length !== 2 || !/^-[^-]/u.test(text)) {
    return false;
  }
  const letters = [...text].slice(1);
  const valueAt = letters.findIndex((letter) => shortOptionKind(letter) === 'takes-value');
  return letters.slice(0, valueAt === -1 ? letters.length : valueAt + 1).includes(option.slice(1));
}

/** Sorts warnings by position, with those that have none at the end. */
function inOrder(warnings: readonly ConversionWarning[]): readonly ConversionWarning[] {
  const offsetOf = ({ position }: ConversionWarning) => position?.offset ?? Number.MAX_SAFE_INTEGER;
  return warnings.toSorted((a, b) => offsetOf(a) - offsetOf(b));
}

/** Turns a refusal or failure of the converter into an error. A bug in the converter must not break the screen. */
function explainRefusal(source: string, words: readonly ShellWord[], thrown: unknown): ToolError {
  const message = messageOf(thrown);
  const described = describeWarning(message);
  const offset = findPlace(source, words, described) ?? words[0]?.start ?? 0;
  return {
    code: 'not-convertible',
    message:
      thrown instanceof CCError
        ? `This cannot be converted: ${described.message}`
        : `The converter for this language failed on the command. Another language may do. (${message})`,
    position: textPosition(source, offset),
  };
}
