import { encodeJsonText } from '#shared/formats/lossless-json/decode-json-text.ts';
import type { ChangedNumberWarning, JsonWarnings } from '#shared/formats/lossless-json/json-warnings.ts';
import type { NodePath } from '#shared/formats/lossless-json/node-path.ts';
import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { CurlCommand } from './commands/read-commands.ts';
import { literalOf, quoteShort, type ReadingWarning, type ShellWord } from './shells/shell-tokens.ts';

interface Body {
  readonly word: ShellWord;
  readonly text: string;
}

const dataOption = /^(?:-[a-zA-Z]*d|--data(?:-raw|-ascii|-binary)?|--json)$/u;
/** A short option with its value in the same word. */
const attachedOption = /^-[a-zA-Z]*d(?=\s*[{[])/u;
const jsonStart = /^\s*[{[]/u;

/**
 * Comments in generated code. For some targets they quote the original body, on lines of their own or, in Python, after
 * an argument. They are left out of the search: a value in a comment is not sent.
 */
const comments = /^[ \t]*(?:\/\/|#|;;).*$|(?<=json\.dumps\(json_data\)), # .*$/gmu;

/** How MATLAB has white space in a text: `['{' newline sprintf('\t') '"a": 1}']`. */
const matlabWhiteSpace = / (?:newline|sprintf\('\\[rt]'\))(?= )/gu;

/** The maximum number of numbers or keys that a warning names. */
const namedItems = 3;
const shownLength = 40;

/** Shorter numbers, such as 0, can be anywhere in the code. */
const tellingLength = 'Infinity'.length;

/**
 * Finds JSON bodies that the code sends with other values: for many targets, curlconverter writes the body as values of
 * the language, and reads it with JSON.parse, which rounds numbers and drops all but the last of repeated keys. Whether
 * it did is told from the code, so there is no warning about code that has the body as text.
 * @param source the text as typed
 * @param commands the commands that the code is for
 * @example changedBodies(source, commandsOf(`curl --json '{"id":1234567890123456789}' https://a.com`), code) // a warning
 */
export function changedBodies(
  source: string,
  commands: readonly CurlCommand[],
  code: string,
): readonly ReadingWarning[] {
  const risky = commands.flatMap(bodiesOf).flatMap((body) => {
    const warnings = jsonWarnings(body.text);
    return warnings === undefined ? [] : [{ body, warnings }];
  });
  if (risky.length === 0) {
    return [];
  }
  const sent = code.replaceAll(comments, '');
  const flatCode = flatten(sent);
  return risky
    .filter(({ body }) => !flatCode.includes(flatten(body.text)))
    .flatMap(({ body, warnings }) => describe(source, body, warnings, sent));
}

function bodiesOf({ arguments: words }: CurlCommand): readonly Body[] {
  return words.flatMap((word, index) => {
    const literal = literalOf(word) ?? '';
    const before = words[index - 1];
    const isValue = before !== undefined && dataOption.test(literalOf(before) ?? '');
    const text = isValue ? literal : literal.replace(attachedOption, '');
    return (isValue || text !== literal) && jsonStart.test(text) ? [{ word, text }] : [];
  });
}

/** @returns what JSON.parse would change; undefined if that is nothing, or the text is not JSON */
function jsonWarnings(text: string): JsonWarnings | undefined {
  const bytes = encodeJsonText(text);
  const parsed = bytes.ok ? parseJson(bytes.value) : bytes;
  if (!parsed.ok) {
    return undefined;
  }
  const { warnings } = parsed.value;
  return warnings.changedNumbers.total + warnings.duplicateKeys.total > 0 ? warnings : undefined;
}

/** What of a JSON text is the same in a string of any language: no quotes, white space, escapes or other characters. */
function flatten(text: string): string {
  return text
    .replaceAll(matlabWhiteSpace, '')
    .replaceAll(/[\\`]+(?:u\{[\da-fA-F]+\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|[nrt])/gu, '')
    .replaceAll(/[^\w{}[\]:,]+/gu, '');
}

function describe(
  source: string,
  { word, text }: Body,
  { changedNumbers, duplicateKeys }: JsonWarnings,
  sent: string,
): readonly ReadingWarning[] {
  const offsetOf = (part: string) => word.start + Math.max(0, source.slice(word.start, word.end).indexOf(part));
  const numbers = changedNumbers.listed.filter((changed) => isChangedIn(sent, text, changed));
  const keys = duplicateKeys.listed;
  const warnings: ReadingWarning[] = [];
  if (numbers[0] !== undefined) {
    const named = nameSome(
      numbers.map(
        ({ number, javaScript, path }) => `${shortenText(number, shownLength)}${inPlace(path)} as ${javaScript}`,
      ),
    );
    warnings.push({
      message: `This code may send numbers of the body changed: ${named}. Check the body in the code; as a text, it keeps every digit.`,
      offset: offsetOf(numbers[0].number),
    });
  }
  if (keys[0] !== undefined) {
    const named = nameSome(keys.map(({ key, path }) => `${quoteShort(key)}${inPlace(path)}`));
    warnings.push({
      message: `The body repeats keys, of which this code may send only the last: ${named}. Check the body in the code; as a text, it keeps them all.`,
      offset: offsetOf(JSON.stringify(keys[0].key)),
    });
  }
  return warnings;
}

/** Some targets keep numbers as they are written, also in a body written as values. */
function isChangedIn(sent: string, body: string, { number, javaScript }: ChangedNumberWarning): boolean {
  const isRounded = javaScript.length >= tellingLength && sent.includes(javaScript) && !body.includes(javaScript);
  return isRounded || !sent.includes(number.replace(/…$/u, ''));
}

function inPlace({ dotted }: NodePath): string {
  return ` (${shortenText(dotted, shownLength)})`;
}

function nameSome(items: readonly string[]): string {
  return items.slice(0, namedItems).join(', ') + (items.length > namedItems ? ' and others' : '');
}
