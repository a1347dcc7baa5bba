import { expect, it } from 'vitest';
import { jwt } from '#tests/support/secrets-corpus/make-values.ts';
import { answer, recognise } from './recognise.ts';

const previewOf = (text: string) => recognise({ text, size: text.length })?.preview;

it.each([
  ['curl -u ada:lovelace https://example.com', 'contains sensitive data: passwords'],
  ['X-Api-Key: a1b2c3d4\nCookie: sid=a1b2c3', 'contains sensitive data: cookies, keys and secrets in fields'],
  [
    'password=a1 Cookie: b=c1 IBAN DE89370400440532013000 ada@example.com',
    'contains sensitive data: cookies, passwords, email addresses, and more',
  ],
  ['IBAN DE89370400440532013000 of Ada Lovelace, London', 'contains sensitive data: IBANs'],
])('knows what is in %s', (text, preview) => {
  expect(previewOf(text)).toBe(preview);
});

it.each([
  ['nothing', ''],
  ['a harmless text', 'Hello, world.'],
  ['one secret by itself', jwt()],
  ['what is often the very point of a text', 'ada@example.com 10.1.2.3 10.1.2.4'],
])('leaves %s to other tools', (_what, text) => {
  expect(previewOf(text)).toBeUndefined();
});

it('copies the whole text, masked', () => {
  const text = `${'x '.repeat(20_000)}ada@example.com password=lovelace`;
  const recognition = recognise({ text: `password=lovelace ${text}`, size: text.length });
  expect(recognition && answer({ text, size: text.length }, recognition)).toBe(
    `${'x '.repeat(20_000)}⟨EMAIL_1⟩ password=⟨PASSWORD_1⟩`,
  );
});
