import fc from 'fast-check';
import { expect, test } from 'vitest';
import { replaceLoneSurrogates } from '#shared/surrogates.ts';
import { parseURL } from '../url-standard.ts';
import { parseLongUrl } from './parse-long-url.ts';

const text = fc
  .tuple(
    fc.constantFrom('', ' ', '\n'),
    fc.constantFrom(
      'http:',
      'https://',
      'file:',
      'file://',
      'ws:',
      'data:',
      'mailto:',
      'x:/',
      'x://',
      'X:',
      'a',
      '//',
      'http://h/',
      'x://h',
    ),
    fc.array(
      fc.oneof(
        fc.constantFrom(
          '?',
          '#',
          ' ',
          '/',
          '\\',
          '%',
          '%41',
          "'",
          '"',
          '`',
          '<',
          '^',
          '|',
          '\t',
          '\n',
          '..',
          ':',
          '@',
          'é',
          '\x7f',
        ),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
    ),
  )
  .map(([space, start, pieces]) => replaceLoneSurrogates(space + start + pieces.join('') + space));

test('gives what the reference implementation gives', () => {
  fc.assert(
    fc.property(text, (any) => {
      expect(parseLongUrl(any)).toEqual(parseURL(any));
    }),
    { numRuns: 5000 },
  );
});

test.each([
  'data:text/plain,a b  ?x y#z `',
  'data:text/plain,a b  #',
  'data:text/plain,a b  ',
  'data: ?',
  "https://x/a ?it's 'é\ud83d\udc4b'#`",
  "x://h ?'",
  'http://a b?x',
  'https:?x',
  'file:?x#',
  'x:',
  '?x',
])('%j', (any) => expect(parseLongUrl(any)).toEqual(parseURL(any)));

test('takes ten megabytes', () => {
  const data = parseLongUrl(`data:text/plain;base64,${'aGVs'.repeat(2_500_000)}`);
  expect(data?.path.length).toBe(10_000_018);
  const query = parseLongUrl(`https://x/?${`é=${'1'.repeat(17)}&`.repeat(500_000)}#é`);
  expect(query?.query?.length).toBe(12_500_000);
});
