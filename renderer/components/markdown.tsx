import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { createElement, type ElementType, Fragment, type MouseEvent, type ReactNode } from 'react';
import type { MarkdownNode } from '#shared/markdown.ts';
import { OutwardLink } from './outward-link.tsx';

interface Props {
  /** The nodes as parsed by `build/vite/markdown.ts`. */
  readonly nodes: readonly MarkdownNode[];
  /** How many levels deeper the headings are on the page than in the text. */
  readonly headingOffset?: number;
}

/** Shows one of the project's own texts that were written in Markdown. */
export function Markdown({ nodes, headingOffset = 0 }: Props) {
  return (
    <Box
      sx={{
        // Keeps visually hidden content (`.sr-only`) inside the scrolling area.
        position: 'relative',
        overflowWrap: 'break-word',
        '& h1, & h2, & h3, & h4': { lineHeight: 1.4, mt: 3, mb: 1 },
        '& h1': { fontSize: 20 },
        '& h2, & h3': { fontSize: 16 },
        '& h4': { fontSize: 14 },
        '& > :first-of-type': { mt: 0 },
        '& p, & ul, & ol': { my: 1 },
        '& ul, & ol': { pl: 3 },
        '& .contains-task-list': { listStyle: 'none', pl: 1 },
        '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto', my: 2 },
        '& th, & td': { border: 1, borderColor: 'divider', px: 1.5, py: 0.75, textAlign: 'start' },
        '& code': { fontFamily: 'ui-monospace, Menlo, Consolas, monospace', fontSize: 13 },
        '& pre': { p: 2, overflowX: 'auto', bgcolor: 'action.hover', borderRadius: 1 },
        '& img': { maxWidth: '100%' },
        '& .sr-only': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      }}
    >
      {draw(nodes, headingOffset)}
    </Box>
  );
}

function draw(nodes: readonly MarkdownNode[], headingOffset: number): ReactNode {
  return createElement(
    Fragment,
    null,
    ...nodes.map((node) => {
      if (typeof node === 'string') {
        return node;
      }
      const [name, attributes, children] = node;
      // A wide table scrolls by itself, also with the keyboard.
      const reached = name === 'table' ? { ...attributes, tabIndex: 0 } : attributes;
      return createElement(elementOf(name, headingOffset), reached, draw(children, headingOffset));
    }),
  );
}

function elementOf(name: string, headingOffset: number): ElementType {
  const level = /^h([1-6])$/.exec(name)?.[1];
  if (level !== undefined) {
    return `h${Math.min(Number(level) + headingOffset, 6) as 1 | 2 | 3 | 4 | 5 | 6}`;
  }
  return name === 'a' ? MarkdownLink : (name as 'div');
}

interface MarkdownLinkProps {
  readonly href?: string | undefined;
  readonly id?: string | undefined;
  readonly children?: ReactNode;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-describedby'?: string | undefined;
}

function MarkdownLink({ href = '', id, children, ...labels }: MarkdownLinkProps) {
  if (href.startsWith('#')) {
    return <FootnoteLink target={href.slice(1)} id={id} labels={labels} content={children} />;
  }
  return <OutwardLink href={href}>{children}</OutwardLink>;
}

interface FootnoteLinkProps {
  readonly target: string;
  readonly id: string | undefined;
  readonly labels: Pick<MarkdownLinkProps, 'aria-label' | 'aria-describedby'>;
  readonly content: ReactNode;
}

/** The hash of the address is the route, so a footnote link moves the focus instead. */
function FootnoteLink({ target, id, labels, content }: FootnoteLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    const element = document.getElementById(decodeURIComponent(target));
    element?.scrollIntoView({ block: 'center' });
    // In a footnote, this is its last link, which leads back: its own text may contain others.
    const focusable = element?.matches('a') ? element : [...(element?.querySelectorAll('a') ?? [])].at(-1);
    focusable?.focus({ preventScroll: true });
  };
  return (
    <Link href={`#${target}`} onClick={follow} {...(id === undefined ? {} : { id })} {...labels}>
      {content}
    </Link>
  );
}
