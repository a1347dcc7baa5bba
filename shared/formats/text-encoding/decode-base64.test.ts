import { expect, test } from 'vitest';
import { binaryOfBase64, decodeBase64 } from './decode-base64.ts';

// The first seven are those of RFC 4648, section 10.
test.each([
  ['', ''],
  ['Zg==', 'f'],
  ['Zm8=', 'fo'],
  ['Zm9v', 'foo'],
  ['Zm9vYg==', 'foob'],
  ['Zm9vYmE=', 'fooba'],
  ['Zm9vYmFy', 'foobar'],
  ['Zg', 'f'],
  ['Zm 9v\r\nYg', 'foob'],
  ['_-4', '\xff\xee'],
  ['/+4=', '\xff\xee'],
])('decodes %j', (text, binary) => {
  expect(binaryOfBase64(text)).toBe(binary);
  expect(decodeBase64(text)).toEqual(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
});

test.each(['Z', 'Zg=', 'Zg===', 'Z=g=', 'Zm9v.', 'Zm9v\u00a0', 'é'])('refuses %j', (text) => {
  expect(binaryOfBase64(text)).toBeUndefined();
  expect(decodeBase64(text)).toBeUndefined();
});
