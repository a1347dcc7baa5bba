import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { listRowHeight } from '#renderer/components/density.ts';
import { ToolIcon } from '#renderer/components/tool-icon.tsx';
import type { ScreenLink } from '#tools/link-of.ts';
import { loadsAhead } from '../loads-ahead.ts';

/**
 * One rule for all entries: an MUI component for each of them took a third of the time until the first paint. The
 * current entry differs only by its attribute, which the page can set before the app has started.
 */
const listLook = {
  listStyle: 'none',
  m: 0,
  px: 0,
  py: 1,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    mb: 0.25,
    px: 1.5,
    py: '3px',
    minHeight: { xs: 44, md: listRowHeight },
    borderRadius: 1,
    fontSize: 14,
    color: 'text.primary',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    transition: 'background-color 150ms',
  },
  '& a:hover': { bgcolor: 'action.hover' },
  '& svg': { color: 'text.secondary' },
  '& a[aria-current]': {
    fontWeight: 600,
    bgcolor: 'action.selected',
  },
  '& a[aria-current] svg': { color: 'text.primary' },
} as const;

/** A list of links in the sidebar. */
export function LinkList({ title, children }: { title: string | undefined; children: ReactNode }) {
  const titleId = useId();
  return (
    <>
      {title !== undefined && (
        <Typography
          id={titleId}
          component="div"
          data-list-title=""
          sx={{ px: 1.5, lineHeight: '32px', fontSize: 12, color: 'text.secondary' }}
        >
          {title}
        </Typography>
      )}
      <Box component="ul" aria-labelledby={title === undefined ? undefined : titleId} sx={listLook}>
        {children}
      </Box>
    </>
  );
}

interface SidebarLinkProps extends Omit<LinkProps, 'to'> {
  readonly entry: ScreenLink;
  readonly isCurrent: boolean;
}

/** An entry of the sidebar, which preloads its screen. */
export function SidebarLink({ entry: { to, icon, label }, isCurrent, ...props }: SidebarLinkProps) {
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} {...props} {...loadsAhead(to)}>
      <ToolIcon name={icon} />
      {label}
    </Link>
  );
}
