import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type Breakpoint, type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect, useState } from 'react';
import { openPanel } from '#renderer/state/messages/open-panel.ts';
import { keepSidebar, useKeptSidebar } from '#renderer/state/screens/sidebar.ts';
import { AppBar, appBarHeight } from './app-bar.tsx';
import { ScreenOutlet } from './screen/screen-outlet.tsx';
import { Sidebar } from './sidebar/sidebar.tsx';
import {
  drawerWidth,
  railWidth,
  showSidebar,
  whereSidebarIsClosed,
  wideWindow,
  windowWithRail,
} from './sidebar/sidebar-place.ts';

/** The largest category whose width the window reaches. */
function useBreakpoint(): Breakpoint {
  const matches: Record<Breakpoint, boolean> = {
    xs: true,
    sm: useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'), { noSsr: true }),
    md: useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true }),
    lg: useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true }),
    xl: useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'), { noSsr: true }),
  };
  return useTheme().breakpoints.keys.findLast((key) => matches[key]) ?? 'xs';
}

/**
 * Restores the last state of the sidebar at `lg` and up, across visits too. In narrower windows, where it covers the
 * page, it is initially closed.
 */
function useSidebar(isWide: boolean) {
  const isKeptOpen = useKeptSidebar();
  useLayoutEffect(() => showSidebar(isKeptOpen), [isKeptOpen]);
  const [isOverOpen, setOverOpen] = useState(false);
  if (isWide && isOverOpen) {
    setOverOpen(false);
  }
  return isWide ? ([isKeptOpen, keepSidebar] as const) : ([isOverOpen, setOverOpen] as const);
}

/** The brand colour is used as an accent: a single line along the top of the window. */
const brandLine = {
  content: '""',
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 3,
  bgcolor: '#bf3a2b',
  zIndex: 'tooltip',
  pointerEvents: 'none',
} as const;

/** The same element each time, so that the screen is not rendered again with the sidebar, or in a resized window. */
const screenOutlet = <ScreenOutlet />;

/** The frame around every screen. */
export function Layout() {
  const breakpoint = useBreakpoint();
  const isWide = breakpoint === 'lg' || breakpoint === 'xl';
  const [isOpen, setOpen] = useSidebar(isWide);
  return (
    <Box sx={{ position: 'relative', display: 'flex', height: '100dvh', overflow: 'clip', '&::before': brandLine }}>
      <SkipLink />
      <AppBar
        breakpoint={breakpoint}
        onOpenSidebar={() => setOpen(true)}
        onOpenPalette={() => openPanel.write('palette')}
      />
      <Sidebar
        isOpen={isOpen}
        isTemporary={!isWide}
        onToggle={() => setOpen(!isOpen)}
        onNavigate={() => isWide || setOpen(false)}
      />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{
          // Absolutely positioned content scrolls with the screen; in an unpositioned region it would lengthen the
          // document.
          position: 'relative',
          flex: 1,
          minWidth: 0,
          [wideWindow]: { [whereSidebarIsClosed]: { ml: `-${drawerWidth}px` } },
          [windowWithRail]: { ml: `${railWidth}px` },
          pt: `${appBarHeight}px`,
          display: 'flex',
          flexDirection: 'column',
          overflowY: 'auto',
          // What gets the focus is not behind the bar, nor behind the header of the screen, which stays below it.
          scrollPaddingTop: { xs: `${appBarHeight}px`, md: `${2 * appBarHeight}px` },
          '&:focus': { outline: 'none' },
        }}
      >
        {screenOutlet}
      </Box>
    </Box>
  );
}

/** Lets keyboard users skip the bar and the sidebar. */
function SkipLink() {
  return (
    <Link
      href="#content"
      onClick={(event) => {
        // The hash is the route, so only the focus may move.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        borderRadius: 1,
        boxShadow: 2,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to the content
    </Link>
  );
}
