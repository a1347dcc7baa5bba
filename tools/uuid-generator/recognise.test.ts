import { describe, expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const sampleOf = (text: string) => ({ text, size: text.length });

describe('recognises', () => {
  test.each([
    ['017f22e2-79b0-7cc3-98c4-dc0c0c07398f', 0.95, 'UUID version 7, made at 2022-02-22T19:22:22.000Z'],
    [' C232AB00-9414-11EC-B3C8-9F6BDECED846\n', 0.95, 'UUID version 1, made at 2022-02-22T19:22:22.0000000Z'],
    ['{919108f7-52d1-4320-9bac-f847db4148a8}', 0.95, 'UUID version 4'],
    ['urn:uuid:919108f7-52d1-4320-9bac-f847db4148a8', 0.95, 'UUID version 4'],
    ['"919108f7-52d1-4320-9bac-f847db4148a8",', 0.95, 'UUID version 4'],
    ['00000000-0000-0000-0000-000000000000', 0.95, 'Nil UUID'],
    ['919108f752d143209bacf847db4148a8', 0.55, 'UUID version 4'],
    ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 0.85, 'ULID, made at 2016-07-30T23:54:10.259Z'],
    ['01arz3ndektsv4rrffq69g5fav', 0.85, 'ULID, made at 2016-07-30T23:54:10.259Z'],
    ['01ARZ3ndektsv4rrffq69g5fav', 0.3, 'ULID, made at 2016-07-30T23:54:10.259Z'],
    ['7ZZZZZZZZZZZZZZZZZZZZZZZZZ', 0.3, /^ULID, made at \+010889/],
  ])('%j', (text, confidence, preview) => {
    const expected = typeof preview === 'string' ? preview : expect.stringMatching(preview);
    expect(recognise(sampleOf(text))).toMatchObject({ confidence, preview: expected, operation: 'uuid.inspect' });
  });
});

test.each([
  ['nothing', ''],
  ['a blank', ' '],
  ['a UUID that lacks a digit', '017f22e2-79b0-7cc3-98c4-dc0c0c07398'],
  ['hyphens elsewhere', '017f22e279b0-7cc3-98c4-dc0c-0c07398f'],
  ['a SHA-1 hash', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ['a word', 'deadbeef'],
  ['digits', '1700000000'],
  ['Base64', 'SGVsbG8sIFdlYiBUb29sYm94IQ=='],
  ['26 characters beyond the highest ULID', '8ZZZZZZZZZZZZZZZZZZZZZZZZZ'],
  ['26 letters with a U', 'abcdefghijklmnopqrstuvwxyz'],
  ['a sentence with a UUID', 'The id is 017f22e2-79b0-7cc3-98c4-dc0c0c07398f.'],
  ['several UUIDs', '919108f7-52d1-4320-9bac-f847db4148a8\n'.repeat(3)],
  ['JSON', '{"a":"017f22e2-79b0-7cc3-98c4-dc0c0c07398f"}'],
  ['half a character', '\ud800'.repeat(30)],
])('leaves %s alone', (_, text) => {
  expect(recognise(sampleOf(text))).toBeUndefined();
});

test('leaves bytes alone', () => {
  expect(recognise({ bytes: new Uint8Array(36), size: 36 })).toBeUndefined();
});
