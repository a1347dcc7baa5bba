import { describe, expect, it } from 'vitest';
import { decodeString } from './decode-string.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('decodeString', () => {
  it.each([
    ['w6k=', 'utf-8', 'é', true],
    ['6Q', 'windows-1252', 'é', true],
    ['77u/YQ==', 'utf-8', '\ufeffa', true],
    ['//5hAA==', 'utf-16le', '\ufeffa', true],
    ['AAEC', 'utf-8', '\0\u0001\u0002', false],
    ['gQ==', 'windows-1252', '\u0081', false],
    ['hQ==', 'windows-1252', '…', true],
    ['G1szMW1yZWQJDQo=', 'utf-8', '\u001b[31mred\t\r\n', true],
    ['/w==', 'utf-8', undefined, false],
    ['7aCA', 'utf-8', undefined, false],
    ['YQ==', 'utf-16le', undefined, false],
  ] as const)('%s in %s is %j', async (base64, encoding, text, isPlainText) => {
    expect(await decodeString(base64, encoding)).toMatchObject({ value: { text, isPlainText, encoding } });
  });

  it('guesses what is not text', async () => {
    expect(await decodeString(png, 'windows-1252')).toMatchObject({
      value: { isPlainText: false, type: { mediaType: 'image/png', extension: 'png' } },
    });
    expect(await decodeString('AAECAw', 'utf-8')).toMatchObject({ value: { type: undefined } });
    expect(await decodeString(btoa('BMW'), 'utf-8')).toMatchObject({ value: { text: 'BMW', type: undefined } });
  });

  it('reads the data of a URI in the charset that it names', async () => {
    expect(await decodeString('data:text/plain;charset=latin1;base64,6Q==', 'utf-8')).toMatchObject({
      value: { text: 'é', encoding: 'windows-1252' },
    });
    expect(await decodeString('data:text/plain;charset=latin1,%E9', 'utf-8')).toMatchObject({ value: { text: 'é' } });
    expect(await decodeString('data:text/plain;charset=nonsense,%C3%A9', 'utf-8')).toMatchObject({
      value: { text: 'é', encoding: 'utf-8' },
    });
    expect(await decodeString('data:,é', 'utf-8')).toMatchObject({ value: { text: 'é', encoding: 'utf-8' } });
  });

  it.each([
    ['//5hAA==', 'utf-8', 'utf-16le'],
    ['ZABpAHIA', 'utf-8', 'utf-16le'],
    ['AGQAaQBy', 'utf-8', 'utf-16be'],
    ['/v8AYQ==', 'windows-1252', 'utf-16be'],
    ['77u/YQ==', 'windows-1252', 'utf-8'],
    ['77u/YQ==', 'utf-8', undefined],
    ['AAAAAAAA', 'utf-8', undefined],
    ['ZA==', 'utf-8', undefined],
  ] as const)('%s in %s seems to be %s', async (base64, encoding, likely) => {
    const decoded = await decodeString(base64, encoding);
    expect(decoded.ok && decoded.value.likelyEncoding).toBe(likely);
  });

  it('passes on what is wrong', async () => {
    expect(await decodeString('SGk*', 'utf-8')).toMatchObject({
      error: { code: 'not-base64', position: { column: 4 } },
    });
  });
});
