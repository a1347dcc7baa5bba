import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it.each([
  ['a "b" & <c>', 'a &quot;b&quot; &amp; &lt;c&gt;'],
  ['&amp;', '&amp;amp;'],
  ["it's\r\n", "it's\r\n"],
  ['', ''],
])('%j is %j', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
