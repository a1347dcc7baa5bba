import fc from 'fast-check';
import { isValidElement, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { describe, expect, test } from 'vitest';
import { escapeMarkdown } from './escape-markdown.ts';

interface Shown {
  text: string;
  readonly links: string[];
}

/** The rendered content of a table's only cell, parsed with remark-gfm. */
function show(cell: string): Shown {
  const shown: Shown = { text: '', links: [] };
  const content = Markdown({ children: `| |\n| --- |\n| ${cell} |\n`, remarkPlugins: [remarkGfm] });
  collect(content, false, shown);
  return shown;
}

function collect(node: ReactNode, isInCell: boolean, shown: Shown): void {
  if (Array.isArray(node)) {
    for (const child of node) {
      collect(child, isInCell, shown);
    }
  } else if (isValidElement<{ children?: ReactNode; href?: string }>(node)) {
    if (node.type === 'a') {
      shown.links.push(node.props.href ?? '');
    }
    collect(node.props.children, isInCell || node.type === 'td', shown);
  } else if (isInCell && typeof node === 'string') {
    shown.text += node;
  }
}

/** Normalises equivalent spellings in a URL, such as `|` and `%7C`. */
function normalize(address: string): string {
  return decodeURI(new URL(address).href).toLowerCase();
}

describe('an address stays the same', () => {
  test.each([
    'https://github.com/foo/my_repo?tab=a_b&x=1',
    'https://example.com/a*b*c/~d/(e)?f=[g]h',
    'https://example.com/a|b?c|d',
    'https://example.com/?a=1&amp;b=2',
    'https://example.com/b`c`$d$',
    'https://my_host.example_x.com/a_b',
    'http://localhost:3000/a_b',
    'https://bücher.example/ä_ö',
    'HTTPS://EXAMPLE.COM/A_B',
    'www.example.com/a_b?c&d',
    'www.example.com/a_b|c',
  ])('%s', (address) => {
    const target = address.startsWith('www.') ? `http://${address}` : address;
    for (const text of [
      address,
      `see ${address}`,
      `${address} and *more*`,
      `(${address})`,
      `"${address}"`,
      `${address}.`,
    ]) {
      const shown = show(escapeMarkdown(text));
      expect(shown.text).toBe(text);
      expect(shown.links.map(normalize)).toEqual([normalize(target)]);
    }
  });

  test.each(['https://example.com/_a_', 'https://example.com/?a=1&copy;', 'https://example.com/?f=[g]'])(
    'to its end, where it is the whole cell: %s',
    (address) => {
      const shown = show(escapeMarkdown(address));
      expect(shown.text).toBe(address);
      expect(shown.links.map(normalize)).toEqual([normalize(address)]);
    },
  );

  test('of mail as well', () => {
    const shown = show(escapeMarkdown('write to first_last@my-host.example_ or_so'));
    expect(shown.text).toBe('write to first_last@my-host.example_ or_so');
    const mail = show(escapeMarkdown('my_name@example.com'));
    expect(mail).toEqual({ text: 'my_name@example.com', links: ['mailto:my_name@example.com'] });
  });
});

test.each(['xhttps://a.b/c_d', 'https://', 'www.', '*a* _b_ <i> [c](d) ~~e~~ `f` &amp; $g$ a|b \\', 'C:\\new_dir\\'])(
  'other marks are shown: %s',
  (text) => {
    expect(show(escapeMarkdown(text)).text).toBe(text);
  },
);

test('a cell shows the text that was written', () => {
  const piece = fc.oneof(
    fc.constantFrom(...'_*~`|\\&<>[]()$!.,;:"\'#-+= /?@'.split('')),
    fc.constantFrom('https://a.b/', 'http://x', 'www.c.de', 'me@f.gh', '&amp;', 'word', 'é', '1.', 'https://'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join('').trim().replaceAll(/ +/gu, ' ');
      expect(show(escapeMarkdown(text)).text).toBe(text);
    }),
    { numRuns: 4000 },
  );
});
