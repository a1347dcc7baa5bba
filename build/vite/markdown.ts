import { readFile } from 'node:fs/promises';
import type { isValidElement, ReactNode } from 'react';
import type { Plugin } from 'vite';
import type { MarkdownNode } from '#shared/markdown.ts';

const suffix = '?markdown';

/**
 * Parses GitHub-flavoured Markdown: tables, task lists, footnotes and strikethrough, but no HTML. Links and images keep
 * only http, https, irc, ircs, mailto, xmpp or relative addresses, which is react-markdown's own rule.
 * @param text a text in CommonMark with GitHub's extensions
 * @returns the nodes to render, in order
 * @example await readMarkdown('a **b**') // [['p', {}, ['a ', ['strong', {}, ['b']]]]]
 */
export async function readMarkdown(text: string): Promise<MarkdownNode[]> {
  // Imported lazily: React chooses its production build on loading, and the build sets the mode only after reading this
  // file.
  const [react, { default: Markdown }, { default: remarkGfm }] = await Promise.all([
    import('react'),
    import('react-markdown'),
    import('remark-gfm'),
  ]);
  const content = Markdown({
    children: text,
    remarkPlugins: [remarkGfm],
    remarkRehypeOptions: { clobberPrefix: '' },
  });
  return nodesOf(content, react.isValidElement).filter((node) => node !== '\n');
}

function nodesOf(node: ReactNode, isElement: typeof isValidElement): MarkdownNode[] {
  if (Array.isArray(node)) {
    return node.flatMap((child) => nodesOf(child, isElement));
  }
  if (isElement<Record<string, ReactNode>>(node)) {
    const { children, ...attributes } = node.props;
    return typeof node.type === 'string'
      ? [[node.type, attributes, nodesOf(children, isElement)]]
      : nodesOf(children, isElement);
  }
  return typeof node === 'string' ? [node] : [];
}

/**
 * `import { nodes } from './a-text.md?markdown'` gives the `MarkdownNode`s of that file. The project's own texts are
 * parsed at build time, since a page would have to load a parser of 43 KB.
 */
export function markdownTexts(): Plugin {
  return {
    name: 'markdown-texts',
    async load(id) {
      if (!id.endsWith(`.md${suffix}`)) {
        return undefined;
      }
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      return `export const nodes = ${JSON.stringify(await readMarkdown(await readFile(file, 'utf8')))};`;
    },
  };
}
