import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIds } from './format-ids.ts';
import { generateIds } from './generate-ids.ts';
import type { IdKind } from './id-kinds.ts';
import { type IdForm, initialForm, isSameRequest, requestOf } from './id-request.ts';
import { namespaces } from './namespaces.ts';
import { parseCount } from './parse-count.ts';

function generate(change: Partial<IdForm>): readonly string[] {
  const request = requestOf({ ...initialForm, ...change });
  if (request === undefined) {
    throw new Error('The form is out of range.');
  }
  const result = generateIds(request);
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value;
}

describe('each kind', () => {
  test.each<[IdKind, RegExp]>([
    ['v1', /^[\da-f]{8}-[\da-f]{4}-1[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
    ['v4', /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
    ['v6', /^[\da-f]{8}-[\da-f]{4}-6[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
    ['v7', /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/],
    ['ulid', /^[0-7][\dA-HJKMNP-TV-Z]{25}$/],
    ['nanoid', /^[\w-]{21}$/],
  ])('%s: 9,999 at once, each another', (kind, pattern) => {
    const ids = generate({ kind, quantity: '9999' });
    expect(ids).toHaveLength(9999);
    expect(new Set(ids).size).toBe(9999);
    expect(ids.filter((id) => !pattern.test(id))).toEqual([]);
  });

  test.each<IdKind>(['v6', 'v7', 'ulid'])('%s increases within a batch, and from batch to batch', (kind) => {
    const ids = [...generate({ kind, quantity: '9999' }), ...generate({ kind, quantity: '9999' })];
    expect(ids).toEqual([...ids].sort());
  });

  test('Nil and Max', () => {
    expect(generate({ kind: 'nil', quantity: '2' })).toEqual(Array(2).fill('00000000-0000-0000-0000-000000000000'));
    expect(generate({ kind: 'max', quantity: '1' })).toEqual(['ffffffff-ffff-ffff-ffff-ffffffffffff']);
  });
});

describe('names', () => {
  test('the vectors of RFC 9562, A.2 and A.4', () => {
    expect(generate({ kind: 'v3', names: 'www.example.com' })).toEqual(['5df41881-3aed-3515-88a7-2f4a814cf09e']);
    expect(generate({ kind: 'v5', names: 'www.example.com' })).toEqual(['2ed6657d-e927-568b-95e1-2665a8aea6a2']);
  });

  test('each line gives one, whatever the quantity; empty lines give none', () => {
    const ids = generate({ kind: 'v5', names: 'a\r\n\nb\na\n', quantity: '0' });
    expect(ids).toHaveLength(3);
    expect(ids[2]).toBe(ids[0]);
    expect(ids[1]).not.toBe(ids[0]);
  });

  test("those of Python's documentation", () => {
    expect(generate({ kind: 'v3', names: 'python.org' })).toEqual(['6fa459ea-ee8a-3ca4-894e-db77e160355e']);
    expect(generate({ kind: 'v5', names: 'python.org' })).toEqual(['886313e1-3b8a-5372-9b90-0c9aee199e5d']);
  });

  const anyUuid = fc
    .uint8Array({ minLength: 16, maxLength: 16 })
    .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));

  test('version 5 is the SHA-1 of the namespace and the UTF-8 of the name', async () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/[\r\n]/u.test(text));
    await fc.assert(
      fc.asyncProperty(anyUuid, name, async (namespace, text) => {
        const namespaceBytes =
          namespace
            .replaceAll('-', '')
            .match(/../gu)
            ?.map((digits) => Number.parseInt(digits, 16)) ?? [];
        const hashed = Uint8Array.from([...namespaceBytes, ...new TextEncoder().encode(text)]);
        const bytes = new Uint8Array(await crypto.subtle.digest('SHA-1', hashed)).subarray(0, 16);
        const hash = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
        const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
        const [id = ''] = generate({ kind: 'v5', names: text, namespace: 'custom', customNamespace: namespace });
        expect(id.replaceAll('-', '')).toBe(`${hash.slice(0, 12)}5${hash.slice(13, 16)}${variant}${hash.slice(17)}`);
      }),
    );
  });

  test.each([
    '00000000-0000-0000-c000-000000000046',
    '00000000-0000-0000-0000-000000000000',
    'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '12345678-1234-f234-0234-123456789abc',
  ])('the namespace %s, of whichever variant', (customNamespace) => {
    expect(generate({ kind: 'v5', namespace: 'custom', customNamespace, names: 'x' })[0]).toMatch(/^[\da-f-]{36}$/);
  });

  test('a namespace in any notation; the four of RFC 9562', () => {
    const ids = namespaces.map(({ value }) => generate({ kind: 'v5', namespace: value, names: 'x' })[0]);
    expect(new Set(ids).size).toBe(4);
    const custom = `{${namespaces[1].value.toUpperCase()}}`;
    expect(generate({ kind: 'v5', namespace: 'custom', customNamespace: custom, names: 'x' })).toEqual([ids[1]]);
  });

  test.each<[Partial<IdForm>, string, string]>([
    [{ namespace: 'custom', customNamespace: 'xyz' }, 'invalid-namespace', '“x” is not a hexadecimal digit.'],
    [{ namespace: 'custom', customNamespace: '' }, 'invalid-namespace', 'this has 0 hexadecimal digits'],
    [{ names: '\n\n' }, 'no-name', 'Write a name'],
    [{ names: 'a\nb\ud800' }, 'lone-surrogate', 'Half of a character'],
    [{ names: 'a\n'.repeat(10_000) }, 'out-of-range', 'There are 10,000 names, and at most 9,999 are possible.'],
  ])('%o', (change, code, message) => {
    const request = requestOf({ ...initialForm, kind: 'v3', ...change });
    const result = request && generateIds(request);
    expect(result).toMatchObject({ ok: false, error: { code } });
    expect(result?.ok ? '' : result?.error.message).toContain(message);
  });
});

describe('Nano IDs', () => {
  test('of a length and an alphabet', () => {
    const ids = generate({ kind: 'nanoid', size: '40', alphabet: 'äbc', quantity: '100' });
    expect(ids.filter((id) => !/^[äbc]{40}$/.test(id))).toEqual([]);
    expect(new Set(ids.join(''))).toEqual(new Set('äbc'));
  });

  test.each([
    ['a', 'An alphabet has 2 to 256 characters.'],
    ['aba', '“a” is in it more than once.'],
    ['a👋', '“👋” does not fit'],
  ])('the alphabet %s is refused', (alphabet, message) => {
    const request = requestOf({ ...initialForm, kind: 'nanoid', alphabet });
    const result = request && generateIds(request);
    expect(result?.ok === false && result.error.message).toContain(message);
  });
});

describe('the form', () => {
  test.each(['0', '10000', '-1', '1.5', '', ' ', 'abc', '1e3', '99999999999999999999'])(
    'a quantity of %j is out of range',
    (text) => {
      expect(parseCount(text, 9999)).toEqual({
        ok: false,
        error: { code: 'out-of-range', message: 'valid range: [1..9999]' },
      });
      expect(requestOf({ ...initialForm, quantity: text })).toBeUndefined();
    },
  );

  test.each([
    ['1', 1],
    [' 42 ', 42],
    ['9999', 9999],
  ])('a quantity of %j', (text, value) => {
    expect(parseCount(text, 9999)).toEqual({ ok: true, value });
  });

  test('what has no part in a kind asks for nothing else', () => {
    const form: IdForm = { ...initialForm, kind: 'v4' };
    const request = requestOf(form);
    const other = requestOf({ ...form, names: 'other', size: '', alphabet: 'ab', namespace: 'custom' });
    expect(request && other && isSameRequest(request, other)).toBe(true);
    const more = requestOf({ ...form, quantity: '6' });
    expect(request && more && isSameRequest(request, more)).toBe(false);
  });
});

describe('layouts', () => {
  const plain = { isUpperCase: false, hasNoHyphens: false, hasBraces: false, isQuotedList: false };
  const ids = ['f81d4fae-7dec-11d0-a765-00a0c91e6bf6', '919108f7-52d1-4320-9bac-f847db4148a8'];

  test.each([
    [{}, 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6\n919108f7-52d1-4320-9bac-f847db4148a8'],
    [{ isUpperCase: true }, 'F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6\n919108F7-52D1-4320-9BAC-F847DB4148A8'],
    [{ hasNoHyphens: true }, 'f81d4fae7dec11d0a76500a0c91e6bf6\n919108f752d143209bacf847db4148a8'],
    [
      { hasBraces: true, isQuotedList: true },
      '"{f81d4fae-7dec-11d0-a765-00a0c91e6bf6}",\n"{919108f7-52d1-4320-9bac-f847db4148a8}"',
    ],
  ])('%o', (layout, text) => {
    expect(formatIds(ids, 'v4', { ...plain, ...layout })).toBe(text);
  });

  test('the characters of ULIDs and Nano IDs stay as they are', () => {
    const layout = { isUpperCase: true, hasNoHyphens: true, hasBraces: false, isQuotedList: true };
    expect(formatIds(['aB-c', '"\\'], 'nanoid', layout)).toBe('"aB-c",\n"\\"\\\\"');
  });
});
