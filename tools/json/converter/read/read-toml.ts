// smol-toml refuses dates that do not exist only if it creates Temporal objects, which not every browser supports
// (docs/decisions/upstream-reports.md).
import 'temporal-polyfill/global';
import { parse, TomlError } from 'smol-toml';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { WarningCollector } from '../conversion-warnings.ts';
import { type Data, NumberText } from '../data.ts';
import { findLongestKey, isDeeperThan } from './deep-toml.ts';
import { type DepthLimit, readingLimits, tooDeep } from './depth-limit.ts';
import { type GuardedToml, guardToml, truncateFractions } from './guard-toml.ts';

/**
 * Reads TOML 1.0, keeping the order of keys, all digits of numbers, and dates and times as written.
 * @returns the data, an object; fails with `invalid-toml` or `too-deep` and the position
 * @example readToml('a = 1979-05-27', warnings) // a Map of a: DateText('1979-05-27')
 */
export function readToml(
  text: string,
  warnings: WarningCollector,
  limit: DepthLimit = readingLimits.toml,
): Result<Data> {
  try {
    // The document's top-level table counts as a level too.
    const options = { integersAsBigInt: true, useLegacyDate: false, maxDepth: limit.levels - 1 } as const;
    const parsed = parse(truncateFractions(text), options);
    if (isDeeperThan(parsed, limit.levels)) {
      return fail(tooDeep(limit, textPosition(text, findLongestKey(text))));
    }
    const guarded = guardToml(text);
    const data = guarded === undefined ? toData(parsed) : toData(parse(guarded.text, options), guarded);
    if (hasComments(text)) {
      warnings.add('note', 'Comments were left out.');
    }
    return ok(data);
  } catch (thrown) {
    if (thrown instanceof TomlError) {
      return fail(explain(thrown, text, limit));
    }
    throw thrown;
  }
}

function explain({ message, line, column }: TomlError, text: string, limit: DepthLimit): ToolError {
  const reason = /^Invalid TOML document: (?<reason>[^\n]*)/u.exec(message)?.groups?.reason ?? message;
  const lines = text.split(/(?<=\n)/u);
  const offset = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length, 0) + column - 1;
  const position = textPosition(text, offset);
  if (reason.includes('excessively nested')) {
    return tooDeep(limit, position);
  }
  return { code: 'invalid-toml', message: `${capitalize(reason)}.`, position };
}

function toData(value: unknown, guarded?: GuardedToml): Data {
  if (typeof value === 'string') {
    return guarded?.valueOf(value) ?? value;
  }
  if (typeof value === 'boolean') {
    return value;
  }
  if (typeof value === 'bigint') {
    return new NumberText(String(value));
  }
  if (typeof value === 'number') {
    // Only `inf` and `nan` remain, which have no digits to keep.
    return new NumberText(String(value));
  }
  if (Array.isArray(value)) {
    return value.map((item) => toData(item, guarded));
  }
  return new Map(
    Object.entries(value ?? {}).map(([key, member]) => [guarded?.keyOf(key) ?? key, toData(member, guarded)]),
  );
}

/** Matches the strings and comments of valid TOML, whichever start first. */
const stringOrComment = /"""(?:\\[\s\S]|[^\\])*?"{3,5}|'''[\s\S]*?'{3,5}|"(?:\\.|[^"\\])*"|'[^']*'|(?<comment>#)/gu;

function hasComments(text: string): boolean {
  for (const match of text.matchAll(stringOrComment)) {
    if (match.groups?.comment !== undefined) {
      return true;
    }
  }
  return false;
}
