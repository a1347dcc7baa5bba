import { fixULIDBase32, isValid, ulidToUUID } from 'ulid';
import { fail, ok, type Result } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';

/** A ULID in what may surround it, as around a UUID: quotes and braces, and the comma of a list. */
const pattern = /^(?<before>\s*["']?[{(]?)(?<ulid>[\da-z]{26})[)}]?["']?[,;]?\s*$/iu;

/** Whether a text appears to be meant as a ULID: it has the right length and consists only of letters and digits. */
export function looksLikeUlid(text: string): boolean {
  return pattern.test(text);
}

/**
 * Reads a ULID in upper or lower case; I and L are read as 1, O as 0, as in Crockford's Base32.
 * @param text 26 characters, optionally in quotes or braces, or with the comma of a list
 * @returns the ULID in upper case, and the UUID with the same 128 bits; fails with `invalid-ulid` and the place
 * @example parseUlid('01ARZ3NDEKTSV4RRFFQ69G5FAV') // { ok: true, value: { ulid: '01ARZ…', uuid: '01563e3a-…' } }
 */
export function parseUlid(text: string): Result<{ readonly ulid: string; readonly uuid: string }> {
  const { before = '', ulid: written = text.trim() } = pattern.exec(text)?.groups ?? {};
  const start = before.length;
  const ulid = fixULIDBase32(written.toUpperCase());
  const invalid = (offset: number, message: string) =>
    fail({ code: 'invalid-ulid', message, position: textPosition(text, start + offset) });
  const outside = ulid.search(/U/u);
  if (outside !== -1) {
    return invalid(outside, 'The letter U is not used in ULIDs.');
  }
  if (!isValid(ulid) || ulid > '7ZZZZZZZZZZZZZZZZZZZZZZZZZ') {
    return invalid(0, 'A ULID begins with 0 to 7: this one does not fit into 128 bits.');
  }
  return ok({ ulid, uuid: ulidToUUID(ulid).toLowerCase() });
}
