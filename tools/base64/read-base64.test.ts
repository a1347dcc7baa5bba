import { toBase64, toBase64url } from '@exodus/bytes/base64.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBase64Reader, readBase64 } from './read-base64.ts';

const encoder = new TextEncoder();

function textOf(base64: string): string {
  const reading = readBase64(base64);
  return reading.ok ? new TextDecoder().decode(reading.value.bytes) : `failed: ${reading.error.code}`;
}

describe('readBase64', () => {
  it.each([
    // RFC 4648, section 10
    ['', ''],
    ['Zg==', 'f'],
    ['Zm8=', 'fo'],
    ['Zm9v', 'foo'],
    ['Zm9vYg==', 'foob'],
    ['Zm9vYmE=', 'fooba'],
    ['Zm9vYmFy', 'foobar'],
    // without padding, with white space, in either alphabet
    ['Zg', 'f'],
    ['Zm9vYmE', 'fooba'],
    [' Z g = = \r\n', 'f'],
    ['Zg=\n=', 'f'],
    ['\ufeffZm9v\u00a0\u200bYg', 'foob'],
    ['8J+Riw==', '👋'],
    ['8J-Riw', '👋'],
    ['Pz8_Pz8/', '??????'],
  ])('%j is %j', (base64, text) => {
    expect(textOf(base64)).toBe(text);
  });

  it.each([
    ['Zm9v!', 'not-base64', 1, 5, '“!” (U+0021)'],
    ['Zm9v\nYm\u{1f44b}', 'not-base64', 2, 3, '“👋” (U+1F44B)'],
    ['Zm9v\r\n\r\n.', 'not-base64', 3, 1, '“.” (U+002E)'],
    ['Zm9v\rYé', 'not-base64', 2, 2, '“é” (U+00E9)'],
    ['Zm9v\u0000', 'not-base64', 1, 5, 'U+0000'],
    ['SGk%3D', 'not-base64', 1, 4, 'percent-encoded'],
    ['Z', 'cut-off', 1, 1, 'alone'],
    ['Zm9v\nYmFyZ', 'cut-off', 2, 5, 'alone'],
    ['Zm9vZ===', 'cut-off', 1, 5, 'alone'],
    ['=', 'wrong-padding', 1, 1, 'not needed'],
    ['Zm9v=', 'wrong-padding', 1, 5, 'not needed'],
    ['Zm8==', 'wrong-padding', 1, 5, 'one too many'],
    ['Zg===', 'wrong-padding', 1, 5, 'one too many'],
    ['Zg=', 'wrong-padding', 1, 3, '“==” is needed'],
    ['Zg==Zg==', 'data-after-padding', 1, 5, '“Z” (U+005A)'],
    ['Z=g=', 'cut-off', 1, 1, 'alone'],
  ])('%j fails: %s', (base64, code, line, column, message) => {
    const reading = readBase64(base64);
    expect(reading).toMatchObject({ ok: false, error: { code, position: { line, column } } });
    expect(reading.ok ? '' : reading.error.message).toContain(message);
  });

  it('says where bits are loose, and which alphabet there is', () => {
    expect(readBase64('Zh==')).toMatchObject({
      value: {
        bytes: encoder.encode('f'),
        findings: { alphabet: 'either', isPadded: true },
        warnings: [{ code: 'non-canonical', position: { line: 1, column: 2 } }],
      },
    });
    expect(readBase64('Zm9\n')).toMatchObject({ value: { warnings: [{ position: { column: 3 } }] } });
    expect(readBase64('Pz8/')).toMatchObject({ value: { findings: { alphabet: 'standard', isPadded: false } } });
    expect(readBase64('Pz8_')).toMatchObject({ value: { findings: { alphabet: 'url-safe' }, warnings: [] } });
    expect(readBase64('Pz8_Pz8/')).toMatchObject({
      value: { findings: { alphabet: 'mixed' }, warnings: [{ code: 'mixed-alphabets' }] },
    });
  });

  it.each(['-----BEGIN A B----- Zm9v YmFy -----END A B-----', '-----BEGIN A B-----Zm9vYmFy-----END A B-----\n'])(
    'takes PEM on one line apart: %s',
    (pem) => {
      expect(textOf(pem)).toBe('foobar');
      expect(readBase64(pem)).toMatchObject({ value: { wrapping: { kind: 'pem', label: 'A B' }, warnings: [] } });
    },
  );

  it('takes PEM apart whose line breaks are escapes, as in a key of JSON, wherever it is cut', () => {
    // The wrapping is looked for once this much has arrived.
    const head = `${' '.repeat(65_536)}-----BEGIN A-----\\r`;
    const rest = '\\nZm9v\\r\\nYmFy\\n-----END A-----\\n';
    for (let cut = 0; cut <= rest.length; cut += 1) {
      const reader = createBase64Reader();
      const written = [head, rest.slice(0, cut), rest.slice(cut)].map((piece) => reader.write(piece));
      const end = reader.end();
      const bytes = written.flatMap((piece) => (piece.ok ? [...piece.value] : []));
      expect(end, String(cut)).toMatchObject({ ok: true, value: { wrapping: { kind: 'pem' }, warnings: [] } });
      expect([...bytes, ...(end.ok ? end.value.bytes : [])], String(cut)).toEqual([...encoder.encode('foobar')]);
    }
    const pem = head.trim() + rest;
    expect(readBase64(`${pem}x`)).toMatchObject({ error: { code: 'several-blocks', position: { column: 53 } } });
    expect(readBase64('-----BEGIN A-----\\nZm9v*\\n-----END A-----')).toMatchObject({
      error: { code: 'not-base64', position: { column: 24 } },
    });
    expect(readBase64('-----BEGIN A-----\\nZm9v\\')).toMatchObject({
      error: { code: 'not-base64', position: { column: 24 } },
    });
  });

  it.each(['Basic ', 'basic\t', 'Authorization: Basic ', '\n proxy-authorization:basic '])(
    'leaves out what precedes credentials in a header: %j',
    (scheme) => {
      expect(readBase64(`${scheme}dXNlcjpwYXNz`)).toMatchObject({
        value: {
          bytes: encoder.encode('user:pass'),
          wrapping: { kind: 'none' },
          warnings: [{ code: 'preamble', message: `“${scheme.trim()}” before the credentials is left out.` }],
        },
      });
      expect(readBase64(`${scheme}dX*`)).toMatchObject({
        error: { code: 'not-base64', position: { offset: scheme.length + 2 } },
      });
    },
  );

  it('refuses PEM that lacks its beginning', () => {
    expect(readBase64('Zm9v\nYmFy\n-----END A-----\n')).toMatchObject({
      error: { code: 'not-base64', position: { line: 3, column: 1 } },
    });
  });

  it('takes PEM apart', () => {
    const pem = '-----BEGIN TEST DATA-----\r\nZm9v\r\nYmFy\r\n-----END TEST DATA-----\r\n';
    expect(textOf(pem)).toBe('foobar');
    expect(readBase64(pem)).toMatchObject({ value: { wrapping: { kind: 'pem', label: 'TEST DATA' }, warnings: [] } });
    expect(readBase64(`subject=/CN=a-b\n${pem}`)).toMatchObject({
      value: { bytes: encoder.encode('foobar'), warnings: [{ code: 'preamble' }] },
    });
    expect(readBase64(pem + pem)).toMatchObject({
      error: { code: 'several-blocks', position: { line: 5, column: 1 } },
    });
    expect(readBase64('-----BEGIN A-----\nZm9v\n')).toMatchObject({ value: { warnings: [{ code: 'no-end-line' }] } });
    expect(readBase64('-----BEGIN A-----\nZ-9v\n-----END A-----')).toMatchObject({
      error: { code: 'not-base64', position: { line: 2, column: 2 } },
    });
    expect(readBase64('-----BEGIN A-----\nZm9v*\n-----END A-----')).toMatchObject({
      error: { position: { offset: 22, line: 2, column: 5 } },
    });
  });

  it.each([
    [
      'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,0123456789ABCDEF\n\n',
      'Proc-Type, DEK-Info. The bytes are encrypted.',
    ],
    ['Proc-Type: 4,ENCRYPTED\r\nDEK-Info: DES-EDE3-CBC,01\r\n\r\n', 'Proc-Type, DEK-Info. The bytes are encrypted.'],
    [String.raw`Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,01\n\n`, 'Proc-Type, DEK-Info. The bytes are encrypted.'],
    ['Version: GnuPG v2\nComment: a-b\n  c: d\n\n', 'Version, Comment.'],
  ])('leaves out the headers of a PEM block: %j', (headers, names) => {
    const eol = /\r?\n|\\n/u.exec(headers)?.[0] ?? '';
    const start = `-----BEGIN A-----${eol}${headers}`;
    expect(readBase64(`${start}Zm9v${eol}-----END A-----`)).toMatchObject({
      value: {
        bytes: encoder.encode('foo'),
        warnings: [{ code: 'headers', message: `Headers of the block are left out: ${names}` }],
      },
    });
    expect(readBase64(`${start}Zm*v`)).toMatchObject({
      error: { code: 'not-base64', position: { offset: start.length + 2 } },
    });
  });

  it('leaves out spaces at the end of a data: URI, as of any URL', () => {
    expect(textOf('data:,a b \n\0 ')).toBe('a b');
    expect(textOf('data:,a b%20 ')).toBe('a b ');
    expect(textOf('data:,a b #c ')).toBe('a b ');
  });

  it('takes a data: URI apart', () => {
    expect(readBase64('data:image/PNG;charset=UTF-8;base64,Zm9v')).toMatchObject({
      value: {
        bytes: encoder.encode('foo'),
        wrapping: {
          kind: 'data-uri',
          mediaType: 'image/png',
          parameters: [{ name: 'charset', value: 'UTF-8' }],
          isBase64: true,
        },
      },
    });
    expect(textOf('\n DATA:text/html,%3Cp%3E%C3%A9 é%3C/p%3E')).toBe('<p>é é</p>');
    expect(textOf('data:,')).toBe('');
    expect(textOf('data:;base64,Zm8%3D')).toBe('fo');
    expect(textOf('data:;base64,Zm8%3d\n')).toBe('fo');
    expect(readBase64('data:,a%zz')).toMatchObject({
      value: { bytes: encoder.encode('a%zz'), warnings: [{ code: 'loose-percent', position: { column: 8 } }] },
    });
    expect(readBase64('data:image/svg+xml,<svg fill="#fff"/>')).toMatchObject({
      value: { bytes: encoder.encode('<svg fill="'), warnings: [{ code: 'fragment', position: { column: 31 } }] },
    });
    expect(readBase64('data:;base64,Zm9v#Zm9v')).toMatchObject({
      value: { bytes: encoder.encode('foo'), warnings: [{ code: 'fragment', position: { column: 18 } }] },
    });
    expect(readBase64('data:text/plain')).toMatchObject({ error: { code: 'no-comma', position: { column: 16 } } });
    expect(readBase64('data:a/👋;base64,Zm9v!')).toMatchObject({ error: { position: { offset: 21, column: 21 } } });
  });

  const wraps = [undefined, 4, 64, 76];
  it('gives back any bytes from every alphabet, padding and wrapping, in pieces cut anywhere', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 200 }),
        fc.boolean(),
        fc.boolean(),
        fc.constantFrom(...wraps),
        fc.constantFrom('\n', '\r\n', '\r', ' \t'),
        fc.constantFrom('', 'data:image/png;base64,', ' '),
        fc.integer({ min: 1, max: 50 }),
        (bytes, isUrlSafe, hasPadding, wrap, lineBreak, before, pieceLength) => {
          const encode = isUrlSafe ? toBase64url : toBase64;
          const plain = encode(bytes, { padding: hasPadding });
          const lines = wrap === undefined ? [plain] : (plain.match(new RegExp(`.{1,${wrap}}`, 'g')) ?? []);
          const text = `${before}${lines.join(lineBreak)}`;
          // The padding makes the text long enough that the reader detects what precedes the Base64 before the end.
          const padded = `${text}${' '.repeat(70_000)}`;
          for (const whole of [text, padded]) {
            const reader = createBase64Reader();
            const read: number[] = [];
            for (let start = 0; start < text.length; start += pieceLength) {
              const end = start + pieceLength >= text.length ? whole.length : start + pieceLength;
              const written = reader.write(whole.slice(start, end));
              read.push(...(written.ok ? written.value : []));
            }
            const ended = reader.end();
            read.push(...(ended.ok ? ended.value.bytes : []));
            expect(ended.ok && ended.value.warnings).toEqual([]);
            expect(read).toEqual([...bytes]);
          }
        },
      ),
    );
  });

  it('gives the same for a percent-encoded text in pieces', () => {
    const uri = `data:;base64,${'Zm9v'.repeat(20_000)}Zm8%3D`;
    for (const cut of [1, 2, 3]) {
      const reader = createBase64Reader();
      const parts = [reader.write(uri.slice(0, -cut)), reader.write(uri.slice(-cut)), reader.end()];
      const bytes = parts.flatMap((part) =>
        part.ok ? [...('bytes' in part.value ? part.value.bytes : part.value)] : [],
      );
      expect(new TextDecoder().decode(Uint8Array.from(bytes))).toBe(`${'foo'.repeat(20_000)}fo`);
    }
  });

  it('fails or gives bytes that encode to the same text, for any text', () => {
    const character = fc.constantFrom(...'AZaz09+/-_=\n .:,%#');
    fc.assert(
      fc.property(fc.string({ unit: character, maxLength: 12 }), (text) => {
        const reading = readBase64(text);
        if (reading.ok && reading.value.warnings.length === 0) {
          const plain = text.replace(/[\s=]/g, '').replaceAll('-', '+').replaceAll('_', '/');
          expect(toBase64(reading.value.bytes, { padding: false })).toBe(plain);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
