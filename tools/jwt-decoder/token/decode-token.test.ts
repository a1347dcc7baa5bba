import fc from 'fast-check';
import { base64url } from 'jose';
import { describe, expect, it } from 'vitest';
import { encryptedToken, hs256Token, unencodedToken, unsecuredToken } from '../rfc-vectors.test-support.ts';
import { type DecodedToken, decodeToken } from './decode-token.ts';

function decoded(text: string): DecodedToken {
  const result = decodeToken(text);
  if (!result.ok) {
    throw new Error(result.error.message);
  }
  return result.value;
}

const encode = (value: string | Uint8Array) => base64url.encode(value);
const header = encode('{"alg":"HS256"}');
const token = (payload: string | Uint8Array, head = '{"alg":"HS256"}') => `${encode(head)}.${encode(payload)}.AAAA`;

describe('decodeToken', () => {
  it('decodes RFC 7515 A.1', () => {
    const { header: head, payload, bytes, problems, warnings, kind } = decoded(hs256Token);
    expect(kind).toBe('signed');
    expect(head.text).toBe('{\n  "typ": "JWT",\n  "alg": "HS256"\n}');
    expect(payload?.members).toEqual({ iss: 'joe', exp: 1300819380, 'http://example.com/is_root': true });
    expect(bytes).toEqual([expect.objectContaining({ name: 'signature', byteLength: 32 })]);
    expect(bytes[0]?.hex).toMatch(/^7418dfb49799/);
    expect([...problems, ...warnings]).toEqual([]);
  });

  it('warns of RFC 7515 A.5, an unsecured token', () => {
    const { warnings, problems, isDetached } = decoded(unsecuredToken);
    expect(warnings).toEqual([expect.stringContaining('alg is none')]);
    expect({ problems, isDetached }).toEqual({ problems: [], isDetached: false });
  });

  it('shows the header of RFC 7516 A.1, an encrypted token', () => {
    const { kind, header: head, payload, bytes, problems, written } = decoded(encryptedToken);
    expect(kind).toBe('encrypted');
    expect(head.members).toEqual({ alg: 'RSA-OAEP', enc: 'A256GCM' });
    expect(bytes.map(({ name, byteLength }) => [name, byteLength])).toEqual([
      ['encrypted key', 256],
      ['initialization vector', 12],
      ['ciphertext', 63],
      ['tag', 16],
    ]);
    expect({ payload, problems, written }).toEqual({ payload: undefined, problems: [], written: undefined });
  });

  it('recognises a detached payload (RFC 7515, appendix F; RFC 7797)', () => {
    const detached = decoded(unencodedToken);
    expect(detached).toMatchObject({ isDetached: true, isUnencoded: true, payload: undefined, problems: [] });
    expect(detached.warnings.join()).toContain('Detached payload');
    const inline = decoded(`${encode('{"alg":"HS256","b64":false,"crit":["b64"]}')}.hello world.AAAA`);
    expect(inline).toMatchObject({ isUnencoded: true, payload: { text: 'hello world' }, problems: [] });
    expect(inline.written?.payload).toBe('hello world');
  });

  it('keeps digits and key order, decodes Unicode, warns of repeated keys', () => {
    const { payload } = decoded(token('{"b":12345678901234567890,"a":1.0,"名":"👋é\\u0041","a":2}'));
    expect(payload?.text).toBe('{\n  "b": 12345678901234567890,\n  "a": 1.0,\n  "名": "👋é\\u0041",\n  "a": 2\n}');
    expect(payload?.warnings).toEqual([
      expect.stringContaining('Repeated keys: “a” ($.a)'),
      expect.stringContaining('12345678901234567890 ($.b) becomes 12345678901234567000'),
    ]);
  });

  it('recognises a token in a token', () => {
    const nested = decoded(token(hs256Token, '{"alg":"HS256","cty":"JWT"}'));
    expect(nested).toMatchObject({ nestedToken: hs256Token, problems: [] });
    expect(decoded(token(JSON.stringify(hs256Token))).nestedToken).toBe(hs256Token);
    expect(decoded(token('a.b.c')).nestedToken).toBeUndefined();
  });

  it.each([
    ['quotes', `"${hs256Token}",`],
    ['a scheme', `Bearer ${hs256Token}`],
    ['a header line', `Authorization: Bearer ${hs256Token}\r\n`],
    ['a header in quotes', `'authorization: bearer "${hs256Token}"'`],
    ['line breaks', `${hs256Token.replace(/.{40}/g, '$&\r\n  ')}\n`],
    ['a byte order mark and a zero-width space', `\ufeff${hs256Token}\u200b`],
    ['JSON', `{"access_token": "${hs256Token}", "expires_in": 3600}`],
    ['an address', `https://a.example/cb#access_token=${hs256Token}&state=1`],
    ['a command', `curl -H "Authorization: Bearer ${hs256Token}" https://a.example`],
    ['another token', `${hs256Token}\n${unsecuredToken}`],
  ])('finds the token in %s, and says so', (_, text) => {
    const { written, notes, problems } = decoded(text);
    expect(`${written?.header}.${written?.payload}.${written?.signature}`).toBe(hs256Token);
    expect(problems).toEqual([]);
    // Whitespace at the ends needs no note.
    expect(notes.length > 0 || text.trim() === hs256Token || text.startsWith('\ufeff')).toBe(true);
  });

  it('finds a token whose header begins with a line break', () => {
    const pretty = token('{}', '{\n  "alg": "HS256"\n}');
    for (const text of [pretty, `{"token":"${pretty}"}`, `${pretty}\n${pretty}`]) {
      expect(decoded(text).header.members).toEqual({ alg: 'HS256' });
    }
  });

  it.each([
    ['payload', `${header}.e!J9.AAAA`, 'The payload cannot be read: “!” at character 2', 1, header.length + 3],
    [
      'payload',
      `${header}.eyJ9+/=.AAAA`,
      'The payload cannot be read: “+” at character 5 is of standard Base64',
      1,
      header.length + 6,
    ],
    ['payload', `${header}.ey\nJ9é.AAAA`, '“é” at character 5', 2, 3],
    [
      'payload',
      `${header}.eyJ9A.AAAA`,
      'its 5 characters of Base64url do not make a whole number of bytes',
      1,
      header.length + 6,
    ],
    ['header', `e_!.${encode('{}')}.AAAA`, 'The header cannot be read: “!” at character 3', 1, 3],
    [
      'signature',
      `${header}.${encode('{}')}.AA AA=`,
      'The signature cannot be read: “=” at character 5',
      1,
      header.length + 11,
    ],
    ['payload', `Bearer ${header}..`, 'The payload cannot be read: it is empty', 1, header.length + 9],
  ])('names a bad %s and its place: %s', (_, text, message, line, column) => {
    const { problems } = decoded(text);
    expect(problems).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
    expect(problems[0]?.position).toMatchObject({ line, column });
  });

  it.each([
    ['{"a":1,}', 'it is not JSON. In its line 1, column 7: Remove this comma'],
    ['{"a":\n1 2}', 'line 2, column 3'],
    ['[1]', 'it is an array, not a JSON object'],
    ['"x"', 'a string'],
    ['null', 'it is null'],
    ['hello', 'it is not JSON'],
  ])('says why the payload %j is not a set of claims, and shows it', (payload, reason) => {
    const { payload: part, problems, header: head } = decoded(token(payload));
    expect(problems[0]?.message).toContain(`The payload cannot be read: `);
    expect(problems[0]?.message).toContain(reason);
    expect(part?.text).toBe(payload);
    expect(head.members).toEqual({ alg: 'HS256' });
  });

  it('says which byte is not UTF-8', () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode('{"ü":"\ufffd'), 0xff, 0x22, 0x7d]);
    expect(decoded(token(bytes)).problems[0]?.message).toContain('byte 11 (FF in hexadecimal)');
    // A surrogate encoded in UTF-8.
    expect(decoded(token(Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22))).problems[0]?.message).toContain('byte 2 (ED');
  });

  it.each([
    ['hello', 'this has no dot'],
    ['aHR0', 'this has no dot'],
    ['////', 'this has no dot'],
    ['{"a":1}', 'This is JSON, not a token'],
    ['{"iss":"https://login.example.com"}', 'This is JSON, not a token'],
    ['["a.b","c.d.e"]', 'This is JSON, not a token'],
    ['https://login.example.com/a.b', 'This address contains no token.'],
    ['login.example.com', 'its first part is not a JSON object'],
    ['user@mail.example.com', 'its first part is not a JSON object'],
    ['1.2', 'its first part is not a JSON object'],
    ['{"payload":"e30","protected":"e30","signature":""}', 'JSON form of a signed or encrypted message'],
    [header, 'one part only'],
    ['www.a.b.c.d.e.f', 'it has 7 parts'],
    ['', 'this has no dot'],
  ])('%j is not a token', (text, message) => {
    const result = decodeToken(text);
    expect(result.ok ? undefined : result.error.message).toContain(message);
  });

  it('tells the same fault of several parts once', () => {
    expect(decoded(`${header}=.e30=.AA==`).problems.map(({ message }) => message)).toEqual([
      'The header cannot be read: “=” at character 21 is padding, which a token does not have. The same is in the payload and the signature.',
    ]);
  });

  it.each([
    [2, 'The signature is missing'],
    [4, 'This has 4 parts'],
    [7, 'This has 7 parts'],
  ])('says what is wrong with %i parts, and shows the header', (count, message) => {
    const parts = decoded([header, ...Array.from({ length: count - 1 }, () => 'e30')].join('.'));
    expect(parts.problems).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
    expect(parts.header.members).toEqual({ alg: 'HS256' });
  });

  it.each([
    ['4 parts', `${hs256Token}.e30`, 'This has 4 parts'],
    ['the headers after it', `Bearer ${hs256Token}\nHost: example.com`, undefined],
    [
      'an unencoded payload with dots',
      `${encode('{"alg":"HS256","b64":false,"crit":["b64"]}')}.$.02.AAAA`,
      'b64 is false',
    ],
  ])('does not call a signed token encrypted: %s', (_, text, message) => {
    const { kind, problems, header: head, written } = decoded(text);
    expect(kind).toBe('signed');
    expect(head.members).toMatchObject({ alg: 'HS256' });
    if (message !== undefined) {
      expect(problems).toEqual([expect.objectContaining({ message: expect.stringContaining(message) })]);
      expect(written).toBeUndefined();
    }
  });

  it('shows the first three of too many parts', () => {
    const { payload, bytes } = decoded(`${hs256Token}.e30`);
    expect(payload?.members).toMatchObject({ iss: 'joe' });
    expect(bytes).toEqual([expect.objectContaining({ name: 'signature', byteLength: 32 })]);
  });

  it('knows an encrypted token by its enc, whatever the number of its parts', () => {
    const cut = encryptedToken.split('.').slice(0, 4).join('.');
    expect(decoded(cut)).toMatchObject({ kind: 'encrypted', bytes: [] });
    expect(decoded(cut).problems[0]?.message).toContain('This has 4 parts');
    expect(decoded(`${encryptedToken}.e30`)).toMatchObject({ kind: 'encrypted' });
  });

  it('notes a last character that was changed without changing a byte', () => {
    expect(decoded(`${header}.e30.AAB`).problems[0]?.message).toContain('bits that are not part of any byte');
  });

  it.each([
    ['{"alg":"none"}', 'AAAA', 'which this algorithm does not check'],
    ['{"alg":"HS256"}', '', 'The signature is empty, though alg is HS256'],
    ['{"alg":"RS256","jku":"https://a"}', 'AAAA', '(jku)'],
    ['{"alg":"RS256","jwk":{}}', 'AAAA', '(jwk)'],
    ['{"alg":"RS256","b64":false}', 'AAAA', 'RFC 7797'],
    ['{"alg":"HS256","kid":"../../dev/null"}', 'AAAA', 'kid has characters'],
  ])('warns of the header %s', (head, signature, message) => {
    expect(decoded(`${encode(head)}.e30.${signature}`).warnings.join()).toContain(message);
  });

  it('decodes every payload that is encoded', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()), (claims) => {
        const { payload, problems } = decoded(token(JSON.stringify(claims)));
        expect(problems).toEqual([]);
        expect(JSON.parse(payload?.text ?? '')).toEqual(JSON.parse(JSON.stringify(claims)));
      }),
    );
  });

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string({ unit: 'binary' }), fc.base64String(), fc.constant(header)), { maxLength: 7 }),
        (parts) => {
          const result = decodeToken(parts.join('.'));
          expect(result.ok || result.error.message !== '').toBe(true);
        },
      ),
    );
  });

  it('decodes a token of 4 MB', () => {
    const payload = JSON.stringify({ list: Array.from({ length: 100_000 }, (_, id) => ({ id, name: 'some name' })) });
    const { payload: part, problems } = decoded(token(payload));
    expect(problems).toEqual([]);
    expect(part?.byteLength).toBe(payload.length);
  });
});
