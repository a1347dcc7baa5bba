import { describe, expect, it } from 'vitest';
import { readMarkdown } from './markdown.ts';

describe('readMarkdown', () => {
  it.each<[string, unknown]>([
    ['', []],
    ['a **b**', [['p', {}, ['a ', ['strong', {}, ['b']]]]]],
    [
      '# a\n\nb',
      [
        ['h1', {}, ['a']],
        ['p', {}, ['b']],
      ],
    ],
    ['😀 a\nb', [['p', {}, ['😀 a\nb']]]],
    ['[a](https://example.com/?b=1&c)', [['p', {}, [['a', { href: 'https://example.com/?b=1&c' }, ['a']]]]]],
    ['~~a~~ `b`', [['p', {}, [['del', {}, ['a']], ' ', ['code', {}, ['b']]]]]],
  ])('reads %j', async (text, nodes) => {
    expect(await readMarkdown(text)).toEqual(nodes);
  });

  it('aligns the cells of a table', async () => {
    const nodes = JSON.stringify(await readMarkdown('| a |\n| -: |\n| b |'));
    expect(nodes).toContain('["td",{"style":{"textAlign":"right"}},["b"]]');
  });

  it('leads from a footnote and back', async () => {
    const nodes = JSON.stringify(await readMarkdown('a[^1]\n\n[^1]: b'));
    expect(nodes).toContain('"href":"#fn-1"');
    expect(nodes).toContain('"href":"#fnref-1"');
  });

  it.each([
    'a <script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[a](javascript:alert(1))',
    '![a](data:image/svg+xml,<svg/onload=alert(1)>)',
  ])('lets no script pass: %j', async (text) => {
    const nodes = JSON.stringify(await readMarkdown(text));
    expect(nodes).not.toMatch(/\["(?:script|svg)"|"(?:href|src)":"(?:javascript|data)|onerror"/);
  });
});
