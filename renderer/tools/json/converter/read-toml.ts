// smol-toml keeps all digits of a second only in Temporal's objects, which not every browser has.
import 'temporal-polyfill/global';
import { parse, TomlError } from 'smol-toml';
import { fail, ok, type Result } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { WarningCollector } from './conversion-warnings.ts';
import { type Data, DateText, NumberText } from './data.ts';
import { isTooDeep, tooDeep } from './too-deep.ts';

/**
 * Reads TOML 1.0, integers with all of their digits, dates and times as they are written.
 * @returns the data, an object; fails with `invalid-toml` and the place
 * @example readToml('a = 1979-05-27', warnings) // a Map of a: DateText('1979-05-27')
 */
export function readToml(text: string, warnings: WarningCollector): Result<Data> {
  try {
    const data = toData(parse(text, { integersAsBigInt: true, useLegacyDate: false }));
    if (hasComments(text)) {
      warnings.add('note', 'Comments were left out.');
    }
    return ok(data);
  } catch (thrown) {
    if (thrown instanceof TomlError) {
      return fail(isTooDeep(thrown.message) ? tooDeep : explain(thrown, text));
    }
    throw thrown;
  }
}

function explain({ message, line, column }: TomlError, text: string) {
  const reason = /^Invalid TOML document: (?<reason>[^\n]*)/u.exec(message)?.groups?.reason ?? message;
  const lines = text.split(/(?<=\n)/u);
  const offset = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length, 0) + column - 1;
  const sentence = `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
  return { code: 'invalid-toml', message: sentence, position: textPosition(text, offset) };
}

function toData(value: unknown): Data {
  if (typeof value === 'string' || typeof value === 'boolean') {
    return value;
  }
  if (typeof value === 'bigint') {
    return new NumberText(String(value));
  }
  if (typeof value === 'number') {
    return new NumberText(floatText(value));
  }
  if (Array.isArray(value)) {
    return value.map(toData);
  }
  if (isTemporal(value)) {
    return new DateText(value.toString({ timeZoneName: 'never' }).replace(/[+-]00:00$/u, 'Z'));
  }
  return new Map(Object.entries(value ?? {}).map(([key, member]) => [key, toData(member)]));
}

/** With a point, so that it stays a float. */
function floatText(value: number): string {
  const text = Object.is(value, -0) ? '-0' : String(value);
  return /^-?\d+$/u.test(text) ? `${text}.0` : text;
}

interface TemporalObject {
  toString(options: { readonly timeZoneName: 'never' }): string;
}

function isTemporal(value: unknown): value is TemporalObject {
  return (
    typeof value === 'object' &&
    value !== null &&
    Symbol.toStringTag in value &&
    String(value[Symbol.toStringTag]).startsWith('Temporal.')
  );
}

/** The strings and comments of valid TOML, whichever begins first. */
const stringOrComment = /"""(?:\\[\s\S]|[^\\])*?"{3,5}|'''[\s\S]*?'{3,5}|"(?:\\.|[^"\\])*"|'[^']*'|(?<comment>#)/gu;

function hasComments(text: string): boolean {
  for (const match of text.matchAll(stringOrComment)) {
    if (match.groups?.comment !== undefined) {
      return true;
    }
  }
  return false;
}
