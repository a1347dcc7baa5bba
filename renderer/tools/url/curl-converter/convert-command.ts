import { CCError } from 'curlconverter';
import { fail, ok, type Result, type TextPosition, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { checkOptions } from './check-options.ts';
import { converters } from './converters.ts';
import { describeWarning } from './describe-warning.ts';
import type { ShellDialect } from './detect-dialect.ts';
import { type CurlCommand, readCommands } from './read-commands.ts';
import { describeWord, type ReadingWarning, type ShellWord } from './shell-tokens.ts';
import type { TargetName } from './targets.ts';
import { writeCommand } from './write-command.ts';

export interface ConversionInput {
  readonly command: string;
  readonly target: TargetName;
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
  readonly warnings: readonly ConversionWarning[];
}

/**
 * Converts the curl commands in a text to code.
 * @param input the text as typed or pasted, and what to convert to
 * @returns the code and what to beware of; fails with the place in the text as typed:
 *   `unclosed-quote`, `unclosed-expansion`, `no-curl`, `missing-value`, `no-url`, or `not-convertible` for what this
 *   target cannot express
 * @example convertCommand({ command: 'curl https://a.com', target: 'JavaScript' }) // code: "fetch('https://a.com');\n"
 */
export function convertCommand({ command: source, target }: ConversionInput): Result<Conversion> {
  const reading = readCommands(source);
  if (!reading.ok) {
    return reading;
  }
  const { dialect, commands } = reading.value;
  const found: ReadingWarning[] = [...reading.value.warnings];
  const checked: CurlCommand[] = [];
  for (const command of commands) {
    const options = checkOptions(source, command);
    if (!options.ok) {
      return options;
    }
    found.push(...options.value.warnings);
    checked.push({ ...command, arguments: options.value.arguments });
  }
  const words = checked.flatMap((command) => [command.name, ...command.arguments]);
  const bash = checked.map((command) => writeCommand(command.arguments, command.input)).join('\n');
  try {
    const [code, converterWarnings] = converters[target](bash);
    const warnings = [
      ...found.map(({ message, offset }) => ({ message, position: textPosition(source, offset) })),
      ...converterWarnings.map(([, message]) => placeWarning(source, words, message)),
    ];
    return ok({ code, target, dialect, warnings: withoutDuplicates(warnings) });
  } catch (thrown) {
    return fail(explainRefusal(source, words, thrown));
  }
}

function placeWarning(source: string, words: readonly ShellWord[], message: string): ConversionWarning {
  const described = describeWarning(message);
  const { marked } = described;
  const word = marked === undefined ? undefined : words.find((candidate) => describeWord(candidate).includes(marked));
  const offset = word === undefined ? undefined : placeIn(source, word, marked ?? '');
  return { message: described.message, ...(offset === undefined ? {} : { position: textPosition(source, offset) }) };
}

/** Where a text stands in a word as typed: where the word begins, if quotes or escapes keep it from being found. */
function placeIn(source: string, { start, end }: ShellWord, text: string): number {
  const offset = source.slice(start, end).indexOf(text);
  return start + Math.max(0, offset);
}

function withoutDuplicates(warnings: readonly ConversionWarning[]): readonly ConversionWarning[] {
  const keys = new Set<string>();
  return warnings.filter(({ message, position }) => {
    const key = `${position?.offset} ${message}`;
    return !keys.has(key) && keys.add(key);
  });
}

/** What the converter refused or failed at. A bug in it must not take the screen away. */
function explainRefusal(source: string, words: readonly ShellWord[], thrown: unknown): ToolError {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const described = describeWarning(message);
  const quoted = described.marked ?? /"(?:[^"\\]|\\.)*"/u.exec(message)?.[0].slice(1, -1).replaceAll('\\"', '"');
  const word = words.find((candidate) => quoted !== undefined && describeWord(candidate) === quoted) ?? words[0];
  return {
    code: 'not-convertible',
    message:
      thrown instanceof CCError
        ? `This cannot be converted: ${described.message}`
        : `The converter for this language failed on the command. Another language may do. (${message})`,
    ...(word === undefined ? {} : { position: textPosition(source, word.start) }),
  };
}
