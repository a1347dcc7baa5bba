import { bytePosition } from '#shared/formats/lossless-json/byte-position.ts';
import { encodeJsonText } from '#shared/formats/lossless-json/decode-json-text.ts';
import { type JsonDocument, keyOf, kindOf } from '#shared/formats/lossless-json/json-document.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { fail, ok, type Result, type TextPosition, type ToolError } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';

/** The columns that are typed: all, none, or by name or index. */
export type DynamicTyping = boolean | Readonly<Record<string, boolean>>;

/** PapaParse's options, as far as they apply to a text or a file parsed in a worker. */
export interface ParserOptions {
  /** The delimiter, or empty to guess it. */
  readonly delimiter: string;
  /** The line break, or empty to guess it. */
  readonly newline: '' | '\n' | '\r' | '\r\n';
  readonly quoteChar: string;
  readonly escapeChar: string;
  /** Whether the first row contains names; null to guess. */
  readonly header: boolean | null;
  readonly dynamicTyping: DynamicTyping;
  /** The number of rows to read; 0 for all. */
  readonly preview: number;
  /** The text at the start of a comment line. */
  readonly comments: string | false;
  readonly skipEmptyLines: boolean | 'greedy';
  /** True to treat quotes as text; null to let PapaParse check whether there are any. */
  readonly fastMode: boolean | null;
  readonly delimitersToGuess: readonly string[];
  readonly skipFirstNLines: number;
}

export const defaultOptions: ParserOptions = {
  delimiter: '',
  newline: '',
  quoteChar: '"',
  escapeChar: '"',
  header: null,
  dynamicTyping: false,
  preview: 0,
  comments: false,
  skipEmptyLines: false,
  fastMode: null,
  delimitersToGuess: [',', '\t', '|', ';', '\u001e', '\u001f'],
  skipFirstNLines: 0,
};

/** The defaults as displayed in the field. */
export const defaultParserOptionsText = writeOptions(defaultOptions);

export interface OptionNote {
  readonly text: string;
  readonly position: TextPosition;
}

export interface ReadParserOptions {
  readonly options: ParserOptions;
  /** Options that have no effect here, and the reasons. */
  readonly notes: readonly OptionNote[];
}

/** PapaParse options that do not apply here, and what to do instead. */
const inapplicable: Partial<Record<string, string>> = {
  encoding: 'choose it in “File encoding”',
  worker: 'the work is always done in a worker',
  download: 'nothing is downloaded: open the file',
  downloadRequestHeaders: 'nothing is downloaded',
  downloadRequestBody: 'nothing is downloaded',
  downloadTimeout: 'nothing is downloaded',
  withCredentials: 'nothing is downloaded',
  chunkSize: 'files are always read in pieces',
  chunk: 'it is a function, and JSON has none',
  step: 'it is a function, and JSON has none',
  complete: 'it is a function, and JSON has none',
  error: 'it is a function, and JSON has none',
  beforeFirstChunk: 'it is a function, and JSON has none',
  transform: 'it is a function, and JSON has none',
  transformHeader: 'it is a function, and JSON has none',
};

/** Characters that PapaParse does not accept in a delimiter or at the start of a comment. */
const impossible = /[\r\n"\ufeff]/u;

const isText = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isOneCharacter = (value: unknown) => isText(value) && value.length === 1 && !/[\r\n]/u.test(value);
const isDelimiter = (value: unknown): value is string => isText(value) && value !== '' && !impossible.test(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A check and a description of the allowed values of each option. */
const rules: Record<keyof ParserOptions, readonly [(value: unknown) => boolean, string]> = {
  delimiter: [
    (value) => value === '' || isDelimiter(value),
    'a string without line breaks and double quotes, or "" to have it guessed',
  ],
  newline: [
    (value) => value === '' || value === '\n' || value === '\r' || value === '\r\n',
    '"\\n", "\\r", "\\r\\n", or "" to have it guessed',
  ],
  quoteChar: [isOneCharacter, 'one character; to read quotes as text, set fastMode to true'],
  escapeChar: [isOneCharacter, 'one character'],
  header: [(value) => isBoolean(value) || value === null, 'true or false, or null to have it guessed'],
  dynamicTyping: [
    (value) => isBoolean(value) || (isRecord(value) && Object.values(value).every(isBoolean)),
    'true, false, or an object of columns: {"price": true}',
  ],
  preview: [isCount, 'a whole number from 0'],
  comments: [(value) => isBoolean(value) || isDelimiter(value), 'true (for #), false, or what a comment starts with'],
  skipEmptyLines: [(value) => isBoolean(value) || value === 'greedy', 'true, false or "greedy"'],
  fastMode: [(value) => isBoolean(value) || value === null, 'true, false or null'],
  delimitersToGuess: [
    (value) => Array.isArray(value) && value.length > 0 && value.every(isDelimiter),
    'an array of strings without line breaks and double quotes',
  ],
  skipFirstNLines: [isCount, 'a whole number from 0'],
};

/**
 * Reads the options entered by the user: a JSON object in which each option has the type that PapaParse expects.
 * @param text blank for the defaults
 * @returns the options, with defaults for omitted ones; fails with the position of the error
 * @example readParserOptions('{"delimiter": ";"}') // { ok: true, value: { options: { delimiter: ';', … }, notes: [] } }
 */
export function readParserOptions(text: string): Result<ReadParserOptions> {
  if (isBlank(text)) {
    return ok({ options: defaultOptions, notes: [] });
  }
  const bytes = encodeJsonText(text);
  const parsed = bytes.ok ? parseJson(bytes.value) : bytes;
  if (!parsed.ok) {
    return parsed;
  }
  const { document } = parsed.value;
  if (kindOf(document, 0) !== 'object') {
    return fail({
      code: 'no-object',
      message: 'The options are a JSON object: write them between { and }.',
      position: bytePosition(document.bytes, document.starts[0] ?? 0),
    });
  }
  const values = JSON.parse(text) as Readonly<Record<string, unknown>>;
  const options: Record<string, unknown> = { ...defaultOptions };
  const notes: OptionNote[] = [];
  for (const { key, position } of membersOf(document)) {
    const value = values[key];
    const rule = Object.hasOwn(rules, key) ? rules[key as keyof ParserOptions] : undefined;
    if (rule === undefined) {
      const note = describeInapplicable(key, value);
      notes.push(...(note === undefined ? [] : [{ text: note, position }]));
    } else if (rule[0](value)) {
      options[key] = key === 'comments' && value === true ? '#' : value;
    } else {
      return fail({ code: 'invalid-option', message: `${key} must be ${rule[1]}.`, position });
    }
  }
  if (options.quoteChar !== defaultOptions.quoteChar && options.escapeChar === defaultOptions.escapeChar) {
    // If only the quote character is changed, a quote is escaped by doubling it.
    options.escapeChar = options.quoteChar;
  }
  const conflict = findConflict(options as unknown as ParserOptions);
  return conflict === undefined
    ? ok({ options: options as unknown as ParserOptions, notes })
    : fail({ ...conflict, position: bytePosition(document.bytes, document.starts[0] ?? 0) });
}

/** The members of the top-level object in text order; for duplicates, the last one. */
function membersOf(document: JsonDocument): { key: string; position: TextPosition }[] {
  const members = new Map<string, TextPosition>();
  for (let node = 1; node < document.nodeCount; node = document.nexts[node] as number) {
    const key = keyOf(document, node);
    members.delete(key);
    members.set(key, bytePosition(document.bytes, document.keys[node] as number));
  }
  return Array.from(members, ([key, position]) => ({ key, position }));
}

function describeInapplicable(key: string, value: unknown): string | undefined {
  const reason = Object.hasOwn(inapplicable, key) ? inapplicable[key] : undefined;
  if (reason === undefined) {
    return `PapaParse has no option “${key}”.`;
  }
  // The default values in PapaParse's documentation have no effect.
  const isDefault = value === null || value === false || value === '' || value === 0;
  return isDefault ? undefined : `“${key}” does nothing here: ${reason}.`;
}

function findConflict(options: ParserOptions): ToolError | undefined {
  const { delimiter, comments, quoteChar } = options;
  if (comments !== false && comments === delimiter) {
    return { code: 'conflict', message: 'comments and delimiter must differ.' };
  }
  if (delimiter !== '' && delimiter.includes(quoteChar)) {
    return { code: 'conflict', message: 'delimiter and quoteChar must differ.' };
  }
  return undefined;
}

function writeOptions(options: Partial<ParserOptions>): string {
  // Writes one option per line.
  const lines = Object.entries(options).map(([key, value]) => `  ${JSON.stringify(key)}: ${writeValue(value)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

function writeValue(value: unknown): string {
  return Array.isArray(value) ? `[${value.map((item) => JSON.stringify(item)).join(', ')}]` : JSON.stringify(value);
}

/**
 * Changes one option in the text of the options; other members stay, even unknown ones.
 * @param text valid options, or blank
 */
export function changeOption<Name extends keyof ParserOptions>(
  text: string,
  name: Name,
  value: ParserOptions[Name],
): string {
  const written = isBlank(text) ? defaultOptions : (JSON.parse(text) as Partial<ParserOptions>);
  return writeOptions({ ...written, [name]: value });
}
