import { expect, it } from 'vitest';
import { parseUrl } from './parse-url.ts';

it.each([
  ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
  ['app://web-toolbox', 'app://web-toolbox'],
  ['/relative', undefined],
  ['https://', undefined],
  ['', undefined],
])('%j is %s', (address, href) => {
  expect(parseUrl(address)?.href).toBe(href);
});

it('reads letters beyond ASCII however often it was called', () => {
  for (let times = 0; times < 200_000; times += 1) {
    parseUrl(`https://example.org/${times % 10}`);
  }
  expect(parseUrl('https://bücher.example/')?.host).toBe('xn--bcher-kva.example');
});
