import { expect, test } from 'vitest';
import { isOpenable } from './is-openable.ts';
import { parseUrl } from './parse-url.ts';

test.each([
  ['https://example.org', true],
  ['HTTP:example.org', true],
  ['ftp://example.org/file', true],
  ['mailto:a@b.example', true],
  ['javascript:alert(1)', false],
  [' \u0000\u0001javascript:alert(1)', false],
  ['java\tscr\nipt:alert(1)', false],
  ['JAVASCRIPT://example.org/%0aalert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['vbscript:x', false],
  ['blob:https://example.org/x', false],
  ['file:///etc/passwd', false],
  ['view-source:https://example.org', false],
  ['httpx://example.org', false],
  ['ws://example.org', false],
])('%j: %s', (text, expected) => {
  const result = parseUrl(text);
  expect(result.ok && isOpenable(result.value.protocol)).toBe(expected);
});
