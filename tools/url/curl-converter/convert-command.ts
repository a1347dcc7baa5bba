import { CCError } from 'curlconverter';
import { messageOf } from '#shared/message-of.ts';
import { fail, ok, type Result, type TextPosition, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { checkOptions } from './commands/check-options.ts';
import { shortOptionKind } from './commands/curl-options.ts';
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
  /** The shell that it is for, where the user says so. */
  readonly dialect?: ShellDialect | undefined;
}

export interface ConversionWarning {
  readonly message: string;
  /** In the text as typed, where the warning has a place there. */
  readonly position?: TextPosition;
}

export interface Conversion {
  readonly code: string;
  readonly target: TargetName;
  /** The shell that the command was read as one of. */
  readonly dialect: ShellDialect;
  /** Another shell that would read other words, and why it may be meant. */
  readonly tie?: ShellGuess['tie'];
  /** In the order of their places, those without one last. */
  readonly warnings: readonly ConversionWarning[];
  /** How many more there are. */
  readonly unlistedWarnings: number;
}

/** More warnings than this nobody reads. */
const listedWarnings = 100;

/**
 * Converts the curl commands in a text to code.
 * @param input the text as typed or pasted, and what to convert to
 * @returns the code and what to beware of; fails with the place in the text as typed:
 *   `unclosed-quote`, `unclosed-expansion`, `no-curl`, `missing-value`, `no-url`, or `not-convertible` for what this
 *   target cannot express
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
    optionWarnings.push(options.value.warnings, cookies.warnings);
    checked.push(inlineInput({ ...command, arguments: cookies.arguments }));
  }
  // Not pushed one by one as arguments: the call stack does not hold a hundred thousand.
  const found = [...reading.value.warnings, ...optionWarnings.flat()];
  const words = checked.flatMap((command) => [command.name, ...command.arguments]);
  const bash = checked.map((command) => writeCommand(command.arguments, command.input)).join('\n');
  try {
    const [code, converterWarnings] = converters[target](bash);
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

/** Where the command has what a message of the converter is about: a marked or a quoted text, or an option. */
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
      // Quotes and escapes can keep the text from being found: then the word is the place.
      return word.start + (places[0] ?? 0);
    }
  }
  return undefined;
}

/**
 * Whether a word of short options has one of them, before the value of the last.
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

/** In the order of their places; those without one last. */
function inOrder(warnings: readonly ConversionWarning[]): readonly ConversionWarning[] {
  const offsetOf = ({ position }: ConversionWarning) => position?.offset ?? Number.MAX_SAFE_INTEGER;
  return warnings.toSorted((a, b) => offsetOf(a) - offsetOf(b));
}

/** What the converter refused or failed at. A bug in it must not take the screen away. */
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
