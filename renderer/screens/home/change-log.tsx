import Typography from '@mui/material/Typography';
import { nodes as changeLog } from '#changelog.md?markdown';
import { Markdown } from '#renderer/components/markdown.tsx';
import type { MarkdownNode } from '#shared/markdown.ts';

/** Versions are in brackets, as the file's format requires; here they are not links. */
function withoutBrackets(node: MarkdownNode): MarkdownNode {
  if (typeof node === 'string' || node[0] !== 'h2') {
    return node;
  }
  const [name, attributes, children] = node;
  return [
    name,
    attributes,
    children.map((child) => (typeof child === 'string' ? child.replace(/\[([^\]]+)\]/u, '$1') : child)),
  ];
}

// The section already has a heading in place of the file's title.
const entries = changeLog.slice(1).map(withoutBrackets);

export function ChangeLog() {
  return (
    <section aria-labelledby="change-logs">
      <Typography variant="h2" id="change-logs" sx={{ fontSize: 20, mb: 1 }}>
        Change Logs
      </Typography>
      <Markdown nodes={entries} headingOffset={1} />
    </section>
  );
}
