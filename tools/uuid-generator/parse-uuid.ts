import { capitalize } from '#shared/formats/words/capitalize.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { nameCharacter } from '#shared/formats/words/name-character.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';

/** What may surround the digits of a UUID. */
const leading = /^\s*["']?(?:urn:uuid:)?[{(]?/iu;
const trailing = /[)}]?["']?[,;]?$/u;
const hyphenPlaces = [8, 13, 18, 23];

/**
 * Reads a UUID in the common notations: RFC 9562's, upper case, without hyphens, in braces, brackets or quotes, and as
 * a URN (`urn:uuid:…`).
 * @returns the UUID in lower case with hyphens; fails with `invalid-uuid` and the place of the first fault. Version and
 *   variant are not checked.
 * @example parseUuid('{F81D4FAE7DEC11D0A76500A0C91E6BF6}') // { ok: true, value: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6' }
 */
export function parseUuid(text: string): Result<string> {
  const start = leading.exec(text)?.[0].length ?? 0;
  const digits = text.slice(start).trimEnd().replace(trailing, '');
  const errorAt = (offset: number, message: string): Result<string> => fail(invalid(text, start + offset, message));

  const fault = /[^\da-f-]/iu.exec(digits);
  if (fault !== null) {
    return errorAt(fault.index, `${capitalize(nameCharacter(digits.slice(fault.index)))} is not a hexadecimal digit.`);
  }
  const plain = digits.replaceAll('-', '');
  if (plain.length !== 32) {
    const count = countOf(plain.length, 'hexadecimal digit');
    return errorAt(digits.length, `A UUID has 32 hexadecimal digits; this has ${count}.`);
  }
  if (digits.includes('-')) {
    const misplaced = Array.from(digits).findIndex(
      (character, index) => (character === '-') !== hyphenPlaces.includes(index),
    );
    if (misplaced !== -1) {
      return errorAt(
        misplaced,
        'A hyphen is missing or misplaced here: a UUID has them after 8, 12, 16 and 20 digits.',
      );
    }
  }
  return ok(plain.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5'));
}

function invalid(text: string, offset: number, message: string): ToolError {
  return { code: 'invalid-uuid', message, position: textPosition(text, offset) };
}
