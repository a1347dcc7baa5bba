import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type Breakpoint, type Theme, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useState } from 'react';
import { AppBar, appBarHeight } from './app-bar.tsx';
import { ScreenOutlet } from './screen-outlet.tsx';
import { drawerWidth, Sidebar } from './sidebar.tsx';

const CommandPalette = lazy(() =>
  import('./command-palette.tsx').then(({ CommandPalette }) => ({ default: CommandPalette })),
);

/** Open from a button or with Ctrl+K (⌘K on a Mac). */
function useCommandPalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen(true);
      }
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return [isOpen, setOpen] as const;
}

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

/** Open at `md` and up until the user says otherwise; a change of category starts over. */
function useSidebar(isWide: boolean) {
  const [isOpen, setOpen] = useState(isWide);
  const [wasWide, setWasWide] = useState(isWide);
  if (isWide !== wasWide) {
    setWasWide(isWide);
    setOpen(isWide);
  }
  return [isOpen, setOpen] as const;
}

/** The brand is an accent: one line along the top of the window. */
const brandLine = {
  content: '""',
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 3,
  bgcolor: '#bf3a2b',
  zIndex: 'tooltip',
  pointerEvents: 'none',
} as const;

/** What surrounds every screen. */
export function Layout() {
  const breakpoint = useBreakpoint();
  const isWide = breakpoint !== 'xs' && breakpoint !== 'sm';
  const [isOpen, setOpen] = useSidebar(isWide);
  const [isPaletteOpen, setPaletteOpen] = useCommandPalette();
  const shift = isOpen && isWide ? drawerWidth : 0;
  return (
    <Box sx={{ display: 'flex', height: '100dvh', '&::before': brandLine }}>
      <SkipLink />
      <AppBar
        breakpoint={breakpoint}
        shift={shift}
        isSidebarOpen={isOpen}
        onOpenSidebar={() => setOpen(true)}
        onOpenPalette={() => setPaletteOpen(true)}
      />
      <Sidebar
        isOpen={isOpen}
        isTemporary={!isWide}
        onToggle={() => setOpen(!isOpen)}
        onNavigate={() => setOpen(isWide)}
      />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{
          flex: 1,
          minWidth: 0,
          ml: isWide && !isOpen ? `-${drawerWidth}px` : 0,
          pt: `${appBarHeight}px`,
          display: 'flex',
          flexDirection: 'column',
          overflowY: 'auto',
          '&:focus': { outline: 'none' },
        }}
      >
        <ScreenOutlet />
      </Box>
      {isPaletteOpen && (
        <Suspense>
          <CommandPalette onClose={() => setPaletteOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/** For the keyboard: past the bar and the sidebar, straight to the work. */
function SkipLink() {
  return (
    <Link
      href="#content"
      onClick={(event) => {
        // The hash is the route: only the focus may move.
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
