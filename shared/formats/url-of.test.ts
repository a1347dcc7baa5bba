import { expect, it } from 'vitest';
import { urlOf } from './url-of.ts';

it.each([
  ['https://bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
  ['app://web-toolbox', 'app://web-toolbox'],
  ['/relative', undefined],
  ['https://', undefined],
  ['', undefined],
])('%j is %s', (address, href) => {
  expect(urlOf(address)?.href).toBe(href);
});

it('reads letters beyond ASCII however often it was called', () => {
  for (let times = 0; times < 200_000; times += 1) {
    urlOf(`https://example.org/${times % 10}`);
  }
  expect(urlOf('https://bücher.example/')?.host).toBe('xn--bcher-kva.example');
});
