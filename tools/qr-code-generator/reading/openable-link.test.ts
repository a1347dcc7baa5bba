import { expect, test } from 'vitest';
import { hexLines } from './hex-lines.ts';
import { openableLink } from './openable-link.ts';

test.each([
  ['https://example.org', 'https://example.org/'],
  ['HTTP://EXAMPLE.ORG/a?b#c', 'http://example.org/a?b#c'],
  ['mailto:ada@example.org?subject=Hi', 'mailto:ada@example.org?subject=Hi'],
  [' https://example.org/ \n', 'https://example.org/'],
  ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
])('%j can be opened', (text, href) => {
  expect(openableLink(text)).toBe(href);
});

test.each([
  '',
  'example.org',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'tel:+15550100',
  'WIFI:T:WPA;S:net;;',
  'https://example.org and more',
  'https://',
  `https://example.org/${'a'.repeat(9000)}`,
])('%j cannot', (text) => {
  expect(openableLink(text)).toBeUndefined();
});

test('bytes are shown sixteen a line', () => {
  expect(hexLines(new Uint8Array())).toBe('');
  expect(hexLines(Uint8Array.from({ length: 17 }, (_, index) => index))).toBe(
    '00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f\n10',
  );
});
