import { customAlphabet, nanoid } from 'nanoid';
import { monotonicFactory } from 'ulid';
import { MAX, NIL, v1, v3, v4, v5, v6, v7 } from 'uuid';
import { explainLoneSurrogate } from '#shared/formats/text-encoding/lone-surrogate.ts';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { nameCharacter } from '#shared/formats/words/name-character.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import type { IdRequest } from './id-request.ts';
import { largestQuantity } from './parse-count.ts';
import { parseUuid } from './parse-uuid.ts';

const nextUlid = monotonicFactory();

/** Each call continues from the previous one, so identifiers generated together are unique and sort. */
const generators: Record<'v1' | 'v4' | 'v6' | 'v7' | 'nil' | 'max' | 'ulid', () => string> = {
  v1: () => v1(),
  v4: () => v4(),
  v6: () => v6(),
  v7: () => v7(),
  nil: () => NIL,
  max: () => MAX,
  ulid: () => nextUlid(),
};

/**
 * Generates identifiers: UUIDs (RFC 9562), ULIDs (the ULID specification) or Nano IDs. UUIDs of versions 6 and 7 and
 * ULIDs increase within one call.
 * @returns UUIDs in lower case with hyphens, for versions 3 and 5 in the order of the names; fails with
 *   `invalid-namespace` and `lone-surrogate` (with the place), `no-name`, `out-of-range` (too many names),
 *   `invalid-alphabet`
 * @example generateIds({ ...request, kind: 'v4', quantity: 1 }) // { ok: true, value: ['936da01f-9abd-4d9d-…'] }
 */
export function generateIds(request: IdRequest): Result<readonly string[]> {
  const { kind, quantity } = request;
  switch (kind) {
    case 'v3':
    case 'v5':
      return hashNames(request, kind === 'v3' ? v3 : v5);
    case 'nanoid':
      return generateNanoIds(request);
    default:
      return ok(Array.from({ length: quantity }, generators[kind]));
  }
}

function hashNames(
  { namespace, names }: IdRequest,
  hash: (name: string, namespace: Uint8Array) => string,
): Result<readonly string[]> {
  const parsed = parseUuid(namespace);
  if (!parsed.ok) {
    return fail({ ...parsed.error, code: 'invalid-namespace' });
  }
  const lines = names.split(/\r\n|\r|\n/u).filter((name) => name !== '');
  if (lines.length === 0) {
    return fail({ code: 'no-name', message: 'Write a name: each line gives one UUID, always the same.' });
  }
  if (lines.length > largestQuantity) {
    return fail({
      code: 'out-of-range',
      message: `There are ${formatNumber(lines.length)} names, and at most ${formatNumber(largestQuantity)} are possible.`,
    });
  }
  const problem = explainLoneSurrogate(names);
  if (problem !== undefined) {
    return fail(problem);
  }
  // The namespace is passed as bytes: as text, the package accepts only namespaces of known versions, but the standard
  // allows any UUID.
  const namespaceBytes = bytesOf(parsed.value);
  return ok(lines.map((name) => hash(name, namespaceBytes)));
}

/** @param uuid a UUID with hyphens */
function bytesOf(uuid: string): Uint8Array {
  const digits = uuid.replaceAll('-', '');
  return Uint8Array.from({ length: 16 }, (_, index) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16));
}

function generateNanoIds({ quantity, size, alphabet }: IdRequest): Result<readonly string[]> {
  if (alphabet === '') {
    return ok(Array.from({ length: quantity }, () => nanoid(size)));
  }
  const problem = explainAlphabet(alphabet);
  if (problem !== undefined) {
    return fail({ code: 'invalid-alphabet', message: problem });
  }
  const generate = customAlphabet(alphabet, size);
  return ok(Array.from({ length: quantity }, () => generate()));
}

/**
 * Explains what is wrong with an alphabet: Nano ID splits it into UTF-16 code units and draws each as often as it
 * occurs.
 */
function explainAlphabet(alphabet: string): string | undefined {
  const characters = Array.from(alphabet);
  const repeated = characters.find((character, index) => characters.indexOf(character) !== index);
  const outside = characters.find((character) => character.length > 1 || /\p{Surrogate}/u.test(character));
  if (outside !== undefined) {
    return `${capitalize(nameCharacter(outside))} does not fit: take those up to U+FFFF.`;
  }
  if (repeated !== undefined) {
    return `${capitalize(nameCharacter(repeated))} is in it more than once.`;
  }
  return characters.length < 2 || characters.length > 256 ? 'An alphabet has 2 to 256 characters.' : undefined;
}
