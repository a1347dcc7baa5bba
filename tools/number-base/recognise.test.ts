import { expect, it } from 'vitest';
import { answer, recognise as recogniseInteger } from './recognise.ts';
import { recognise as recogniseFloat } from './recognise-float.ts';

const sampleOf = (text: string) => ({ text, size: text.length });

it.each([
  ['0xff', 0.9, '255 in decimal', undefined],
  [' -0x80 ', 0.9, '-128 in decimal', undefined],
  ['255', 0.6, '0xff in hexadecimal, 0b11111111 in binary', undefined],
  ['-1', 0.6, '-0x1 in hexadecimal, -0b1 in binary', undefined],
  ['1_000_000', 0.6, '0xf4240 in hexadecimal', undefined],
  ['11110000', 0.6, '240 in decimal, if it is binary', '0b11110000'],
  ['7f', 0.5, '127 in decimal, if it is hexadecimal', '0x7f'],
  ['deadbeef', 0.5, '3735928559 in decimal, if it is hexadecimal', '0xdeadbeef'],
])('%s', (text, confidence, preview, part) => {
  const recognised = recogniseInteger(sampleOf(text));
  expect(recognised).toMatchObject({ confidence, preview });
  expect(recognised?.text).toBe(part);
});

it('is answered with the number alone', () => {
  const recognised = recogniseInteger(sampleOf('0xff'));
  expect(recognised && answer(sampleOf('0xff'), recognised)).toBe('255');
});

it.each(['', ' ', 'be', 'cafe', 'ff8800', '3.14', '1e3', '0xZZ', '12 apples', '9'.repeat(81), '1.2.3', '\ud800'])(
  'is not an integer: %.40s',
  (text) => {
    expect(recogniseInteger(sampleOf(text))).toBeUndefined();
  },
);

it.each([
  ['0.5', '0x3fe0000000000000 as a double, exactly'],
  ['0.1', '0x3fb999999999999a as a double, the nearest to it'],
  ['1e999', '0x7ff0000000000000 as a double, infinity, since it is too large'],
  ['-Infinity', '0xfff0000000000000 as a double, exactly'],
])('%s', (text, preview) => {
  expect(recogniseFloat(sampleOf(text))).toMatchObject({ confidence: 0.7, preview });
});

it.each(['', '42', '0xff', '1.2.3', '1.5 kg', 'nan', '.', 'e5', `0.${'1'.repeat(100)}`])(
  'is not a fraction: %.40s',
  (text) => {
    expect(recogniseFloat(sampleOf(text))).toBeUndefined();
  },
);
