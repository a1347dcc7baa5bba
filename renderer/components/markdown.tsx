import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { MouseEvent, ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';

interface Props {
  readonly text: string;
  /** How many levels deeper the headings stand in the page than in the text. */
  readonly headingOffset?: number;
}

/**
 * GitHub-flavoured Markdown: tables, task lists, footnotes, strikethrough; no HTML.
 * Links and images keep only http, https, irc, ircs, mailto, xmpp or relative addresses (react-markdown's own rule).
 */
export function Markdown({ text, headingOffset = 0 }: Props) {
  return (
    <Box
      sx={{
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
        '& code': { fontFamily: '"JetBrains Mono Variable", monospace', fontSize: 13 },
        '& pre': { p: 2, overflowX: 'auto', bgcolor: 'action.hover', borderRadius: 1 },
        '& img': { maxWidth: '100%' },
        '& .sr-only': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      }}
    >
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        remarkRehypeOptions={{ clobberPrefix: '' }}
        components={componentsFor(headingOffset)}
      >
        {text}
      </ReactMarkdown>
    </Box>
  );
}

type Level = 1 | 2 | 3 | 4 | 5 | 6;

function componentsFor(offset: number): Components {
  const heading = (level: number) => {
    const Tag = `h${Math.min(level + offset, 6) as Level}` as const;
    return ({
      children,
      id,
      className,
    }: {
      children?: ReactNode;
      id?: string | undefined;
      className?: string | undefined;
    }) => (
      <Tag {...(id === undefined ? {} : { id })} {...(className === undefined ? {} : { className })}>
        {children}
      </Tag>
    );
  };
  return {
    a: MarkdownLink,
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
  };
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
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  );
}

interface FootnoteLinkProps {
  readonly target: string;
  readonly id: string | undefined;
  readonly labels: Pick<MarkdownLinkProps, 'aria-label' | 'aria-describedby'>;
  readonly content: ReactNode;
}

/** The hash of the address is the route, so a footnote moves the focus instead. */
function FootnoteLink({ target, id, labels, content }: FootnoteLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    const element = document.getElementById(decodeURIComponent(target));
    element?.scrollIntoView({ block: 'center' });
    const focusable = element?.matches('a') ? element : element?.querySelector('a');
    focusable?.focus({ preventScroll: true });
  };
  return (
    <Link href={`#${target}`} onClick={follow} {...(id === undefined ? {} : { id })} {...labels}>
      {content}
    </Link>
  );
}
