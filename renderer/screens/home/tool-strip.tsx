import Box from '@mui/material/Box';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { ToolIcon } from '#renderer/components/tool-icon.tsx';
import type { ScreenLink } from '#tools/link-of.ts';

interface Props {
  readonly title: string;
  readonly links: readonly ScreenLink[];
  /** A text in place of the links if there are none. */
  readonly hint: string;
}

/**
 * The height of one row whatever it contains: the space is reserved before the content is known, so nothing below
 * moves.
 */
const stripLook = {
  display: 'grid',
  gridTemplateRows: '24px 44px',
  minWidth: 0,
  '& h2': { m: 0, fontSize: 13, fontWeight: 600, lineHeight: '24px', color: 'text.secondary' },
  '& ul, & p': { m: 0, fontSize: 14, lineHeight: '44px', color: 'text.secondary', whiteSpace: 'nowrap' },
  '& p': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& ul': {
    listStyle: 'none',
    p: 0,
    display: 'flex',
    gap: 1,
    overflowX: 'auto',
    overflowY: 'hidden',
    scrollbarWidth: 'thin',
  },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    height: 36,
    boxSizing: 'border-box',
    my: '4px',
    px: 1.5,
    lineHeight: 1,
    color: 'text.primary',
    textDecoration: 'none',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 18,
  },
  '& a:hover': { borderColor: 'text.disabled', bgcolor: 'action.hover' },
  '& svg': { fontSize: 18, color: 'text.secondary' },
} as const;

/** A row of links to screens. */
export function ToolStrip({ title, links, hint }: Props) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={stripLook}>
      <h2 id={titleId}>{title}</h2>
      {links.length === 0 ? (
        <p>{hint}</p>
      ) : (
        <ul>
          {links.map(({ to, icon, label }) => (
            <li key={to}>
              <Link to={to}>
                <ToolIcon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
