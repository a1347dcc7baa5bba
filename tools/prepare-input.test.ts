import { expect, it } from 'vitest';
import { prepareInput } from './prepare-input.ts';

const utf8 = Uint8Array.of(0xc3, 0xa9);

it.each([
  ['nothing', undefined, undefined],
  ['nothing', 'a', undefined],
  ['text', 'é', 'é'],
  ['text', utf8, 'é'],
  ['text', new Blob([utf8]), 'é'],
  ['text', Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), 'é'],
  ['text', Uint8Array.of(0xff, 0xfe, 0xe9, 0), 'é'],
  ['text', new File([Uint8Array.of(0xfe, 0xff, 0, 0xe9)], 'a.txt'), 'é'],
  ['bytes', 'é', utf8],
  ['bytes', utf8, utf8],
  ['bytes', new Blob([utf8]), utf8],
] as const)('%s of %s', async (takes, given, value) => {
  expect(await prepareInput(takes, given)).toEqual({ ok: true, value });
});

it.each([['é'], [utf8], [new Blob([utf8])]])('a stream of %s', async (given) => {
  const prepared = await prepareInput('stream', given);
  expect(prepared.ok && new Uint8Array(await new Response(prepared.value).arrayBuffer())).toEqual(utf8);
});

it.each([
  ['text', undefined, 'no-input'],
  ['text', Uint8Array.of(0xff), 'not-text'],
  ['text', Uint8Array.of(0x61, 0, 0x62, 0), 'not-text'],
  ['stream', undefined, 'no-input'],
  ['bytes', 'a\ud800', 'lone-surrogate'],
  ['stream', 'a\ud800', 'lone-surrogate'],
] as const)('%s of %s fails', async (takes, given, code) => {
  expect(await prepareInput(takes, given)).toMatchObject({ ok: false, error: { code } });
});

it('names the file that is not a text', async () => {
  expect(await prepareInput('text', new File([Uint8Array.of(0xff)], 'photo.png'))).toMatchObject({
    error: { message: 'photo.png is not a text file in UTF-8 or UTF-16.' },
  });
  expect(await prepareInput('text', Uint8Array.of(0xff))).toMatchObject({
    error: { message: 'The input is not a text file in UTF-8 or UTF-16.' },
  });
});
