import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { TabbedEntry } from '#tools/define-tool.ts';
import { tabPath } from '#tools/screen-address.ts';
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
  '& a[aria-current]': {
    color: 'text.primary',
    boxShadow: 'inset 0 -2px currentColor',
    // On a phone it may be one that has no room: with this, Chromium shows it whole before the app has started.
    scrollInitialTarget: 'nearest',
  },
} as const;

/** Scrolls the bar, and nothing else, until the current tab is whole. */
function showCurrent(bar: HTMLElement | null): void {
  const tab = bar?.querySelector('[aria-current]');
  if (bar && tab) {
    const [inner, outer] = [tab.getBoundingClientRect(), bar.getBoundingClientRect()];
    bar.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  }
}

/** The screens of one tool, as links, since each has its own address. */
export function ToolTabs({ tool, current }: { tool: TabbedEntry; current: Screen }) {
  const bar = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Each screen has another tab.
  useEffect(() => showCurrent(bar.current), [current.id]);
  return (
    <Box component="nav" ref={bar} aria-label={tool.menuLabel} sx={tabsLook}>
      {tool.tabs.map((tab) => {
        const to = tabPath(tool, tab);
        return (
          <Link key={tab.id} to={to} aria-current={tab.id === current.id ? 'page' : undefined} {...loadsAhead(to)}>
            {tab.tabLabel}
          </Link>
        );
      })}
    </Box>
  );
}
