import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { TabbedEntry } from '#tools/define-tool.ts';
import type { Screen } from '#tools/screens.ts';
import { loadsAhead } from '../loads-ahead.ts';

const tabsLook = {
  display: 'flex',
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': {
    px: 1.5,
    fontSize: 14,
    fontWeight: 500,
    lineHeight: '44px',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: 'text.secondary',
  },
  '& a:hover': { color: 'text.primary' },
  // The focus ring is drawn inside, since the row would clip it.
  '& a:focus-visible': { outlineOffset: -4, borderRadius: 1 },
  '& a[aria-current]': { color: 'text.primary', boxShadow: 'inset 0 -2px currentColor' },
} as const;

/** The screens of one tool, as links, since each has its own address. */
export function ToolTabs({ tool, current }: { tool: TabbedEntry; current: Screen }) {
  return (
    <Box component="nav" aria-label={tool.menuLabel} sx={tabsLook}>
      {tool.tabs.map(({ id, path, tabLabel }) => {
        const to = `${tool.route}/${path}`;
        return (
          <Link key={id} to={to} aria-current={id === current.id ? 'page' : undefined} {...loadsAhead(to)}>
            {tabLabel}
          </Link>
        );
      })}
    </Box>
  );
}
