import { customAlphabet, nanoid } from 'nanoid';
import { monotonicFactory } from 'ulid';
import { MAX, NIL, v1, v3, v4, v5, v6, v7 } from 'uuid';
import { capitalize } from '#shared/formats/words/capitalize.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { nameCharacter } from '#shared/formats/words/name-character.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import type { IdRequest } from './id-request.ts';
import { largestQuantity } from './parse-count.ts';
import { parseUuid } from './parse-uuid.ts';

const nextUlid = monotonicFactory();

/** Each call goes on from the one before, so that what is made in one go is unique and sorts. */
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
 * Makes identifiers: UUIDs (RFC 9562), ULIDs (the ULID specification) or Nano IDs.
 * Those of versions 6 and 7 and ULIDs increase within one call.
 * @returns UUIDs in lower case with hyphens, in the order of the names for versions 3 and 5; fails with
 *   `invalid-namespace` and `invalid-name` (and the place), `no-name`, `out-of-range` (too many names),
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
      message: `These are ${formatNumber(lines.length)} names. valid range: [1..${largestQuantity}]`,
    });
  }
  const surrogate = names.search(/\p{Surrogate}/u);
  if (surrogate !== -1) {
    return fail({
      code: 'invalid-name',
      message: 'Half a character (a lone surrogate) stands here, which no UTF-8 can hold. Delete it.',
      position: textPosition(names, surrogate),
    });
  }
  // As bytes: the package takes only namespaces of known versions as text, and the standard any UUID.
  const namespaceBytes = bytesOf(parsed.value);
  return ok(lines.map((name) => hash(name, namespaceBytes)));
}

/** @param uuid with hyphens */
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

/** Nano ID takes the alphabet by UTF-16 code units, and draws each as often as it is there. */
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
