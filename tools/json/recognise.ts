import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { writeJson } from '#shared/formats/lossless-json/write-json.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { AnswerOf, Recognise, Recognition } from '#tools/define-operation.ts';
import { placeNote } from '#tools/place-note.ts';
import { takeJson } from './formatter/taken/take-json.ts';
import { isJson } from './repair/attempt-repair.ts';
import { repairJson } from './repair/repair-json.ts';

/** The number of characters that are parsed; a megabyte takes a few milliseconds. */
const checkedLength = 1_048_576;

/** The number of characters examined if a text is longer or not JSON. */
const sampleLength = 65_536;

/** The number of characters examined to explain why a text is not JSON, and the maximum length for a repair. */
const explainedLength = 4096;

/** The number of lines examined. */
const sampleLines = 50;

/** Many brackets opening at the start: V8 takes long to give up on thousands of them. */
const deep = /^(?:\s*[[{]){200}/u;

/** The maximum number of characters in the preview. */
const previewLength = 80;

/** The beginning of an object or array written by hand, or by JavaScript or Python. */
const nearObject = /^\{\s*(?:[ub]?["'“]?[\p{L}_$][\p{L}\p{N}_$ -]*["'”]?\s*:|\}|\/[/*])/u;
const nearArray = /^\[\s*(?:["'{[]|-?\d+(?:\.\d+)?\s*[,\]]|(?:true|false|null|None|True|False)\s*[,\]]|\/[/*])/u;

/** The beginning of an object or array that was escaped as a whole, as the content of a string: `{\"a\":1}`. */
const nearEscaped = /^[[{](?:\s|\\+[nrt]|[[{])*\\+"[^"\\\n{}]*\\+"\s*[:,\]]/u;

/**
 * Recognises JSON objects and arrays, lines of them, and texts that are nearly JSON. A number or a word alone is JSON
 * too, but is never meant as such.
 */
export const recognise: Recognise = ({ text, size }) => {
  const start = text?.slice(0, sampleLength).trimStart() ?? '';
  if (text === undefined || !/^[{["]/u.test(start)) {
    return undefined;
  }
  const whole = size <= checkedLength && text.length === size ? text.trim() : undefined;
  const value = whole === undefined || deep.test(start) ? undefined : readValue(whole);
  if (value !== undefined) {
    return typeof value === 'object'
      ? format(0.95, `valid, ${formatByteLength(new TextEncoder().encode(text).length)}, ${describe(value)}`)
      : format(0.3, `the string ${shortenText(start.trimEnd(), previewLength)}`);
  }
  if (start.startsWith('"')) {
    return undefined;
  }
  const sample = start.trimEnd();
  const isWhole = size <= sampleLength;
  return recogniseLines(sample, isWhole) ?? (isWhole ? recogniseNearly(sample) : recogniseBeginning(sample, size));
};

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe(value: unknown): string {
  if (Array.isArray(value)) {
    return value.length === 0 ? 'an empty array' : `an array of ${countOf(value.length, 'value')}`;
  }
  const keys = Object.keys(value ?? {});
  return keys.length === 0
    ? 'an empty object'
    : `an object with ${shortenText(keys.slice(0, 20).join(', '), previewLength)}`;
}

/** Recognises newline-delimited JSON; the last line of a truncated sample is incomplete and therefore ignored. */
function recogniseLines(sample: string, isWhole: boolean): Recognition | undefined {
  const lines = sample.split(/\r?\n/u).filter((line) => !isBlank(line));
  const whole = (isWhole ? lines : lines.slice(0, -1)).slice(0, sampleLines);
  const first = lines.length > 1 && whole.length > 0 ? readValue(whole[0] ?? '') : undefined;
  if (typeof first !== 'object' || first === null || !whole.every((line) => typeof readValue(line) === 'object')) {
    return undefined;
  }
  const number = isWhole ? countOf(lines.length, 'line') : 'many lines';
  return format(0.9, `${number} of JSON, the first ${describe(first)}`);
}

function recogniseNearly(sample: string): Recognition | undefined {
  if (![nearObject, nearArray, nearEscaped].some((near) => near.test(sample))) {
    return undefined;
  }
  const parsed = parseJson(new TextEncoder().encode(sample.slice(0, explainedLength)));
  const isExplained = !parsed.ok && (parsed.error.position?.offset ?? explainedLength) < explainedLength - 1;
  const repaired = sample.length <= explainedLength && !deep.test(sample) ? repairJson(sample) : undefined;
  // Arrays of PHP and Ruby look like arrays of JSON at first.
  if (repaired?.ok === false && repaired.error.code === 'arrow') {
    return undefined;
  }
  const outcome =
    repaired?.ok === true ? `. Repaired: ${shortenText(flatten(repaired.value.json), previewLength)}` : '';
  return repair(0.7, `${isExplained ? placeNote(parsed.error).replace(/\.$/u, '') : 'nearly JSON'}${outcome}`);
}

const flatten = (json: string) => json.replaceAll(/\s+/gu, ' ');

/**
 * A text that is too long to be checked is recognised by its beginning, as is one whose error is far from the start.
 */
function recogniseBeginning(sample: string, size: number): Recognition | undefined {
  const isStrict = /^(?:\{\s*(?:"(?:[^"\\\n]|\\.){0,200}"\s*:|\})|\[\s*(?:["{[\]\d-]|true|false|null))/u.test(sample);
  if (!isStrict) {
    return undefined;
  }
  const key = /^\{\s*("(?:[^"\\\n]|\\.){0,200}")/u.exec(sample)?.[1];
  const preview =
    key === undefined ? 'a long array' : `a long object that begins with ${shortenText(key, previewLength)}`;
  return size <= checkedLength ? repair(0.85, `${preview}, not valid`) : format(0.85, preview);
}

function format(confidence: number, preview: string): Recognition {
  return { confidence, preview, operation: 'json.format', screenId: 'JSONFormatter', input: 'lastJSONFormatterValue' };
}

function repair(confidence: number, preview: string): Recognition {
  return { confidence, preview, operation: 'json.repair', screenId: 'JSONRepair', input: 'lastJSONRepairedValue' };
}

/** The indented document, an array of the lines, or the repaired document. */
export const answer: AnswerOf = ({ text }, { operation }) => {
  if (operation === 'json.repair' && !isJson(text)) {
    const repaired = repairJson(text);
    return repaired.ok ? repaired.value.json : undefined;
  }
  // Trimmed as when it was recognised: white space in JavaScript includes a byte order mark.
  const parsed = takeJson(new TextEncoder().encode(text.trim()));
  const written = parsed.ok ? writeJson(parsed.value.document, { indent: 2, maximumLength: 2 ** 28 }) : undefined;
  return written?.ok === true ? new TextDecoder().decode(written.value.bytes) : undefined;
};
