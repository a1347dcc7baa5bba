import AboutIcon from '@mui/icons-material/InfoOutlined';
import MenuIcon from '@mui/icons-material/MenuOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import PreferencesIcon from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Breakpoint } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { keyNames } from './key-names.ts';
import { drawerWidth, railWidth, whereSidebarIsOpen, wideWindow, windowWithRail } from './sidebar/sidebar-place.ts';

export const appBarHeight = 48;

/** The width in pixels of the buttons at the right end of the bar in a wide window, including the space around them. */
export const barButtonsWidth = 208;

interface Props {
  readonly breakpoint: Breakpoint;
  readonly onOpenSidebar: () => void;
  readonly onOpenPalette: () => void;
}

/** The bar at the top of the window. */
export function AppBar({ breakpoint, onOpenSidebar, onOpenPalette }: Props) {
  const detected = `Device breakpoint category actually detected: [${breakpoint}]`;
  return (
    <Box
      component="header"
      sx={{
        position: 'fixed',
        '@media print': { position: 'absolute' },
        top: 0,
        right: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        boxSizing: 'border-box',
        width: '100%',
        height: appBarHeight + 1,
        px: { xs: 1, md: 2 },
        [wideWindow]: { [whereSidebarIsOpen]: { ml: `${drawerWidth}px`, width: `calc(100% - ${drawerWidth}px)` } },
        [windowWithRail]: { ml: `${railWidth}px`, width: `calc(100% - ${railWidth}px)` },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <IconButton
        data-hint="Open the sidebar menu"
        aria-label="Open the sidebar menu"
        onClick={onOpenSidebar}
        sx={{ [wideWindow]: { [whereSidebarIsOpen]: { display: 'none' } } }}
      >
        <MenuIcon />
      </IconButton>
      <Typography component="span" sx={{ flex: 1, ml: 1, fontSize: 16, fontWeight: 600 }}>
        Web Toolbox
      </Typography>
      <IconButton
        data-hint={`Find a tool (${keyNames.palette})`}
        aria-label="Find a tool"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onOpenPalette}
      >
        <SearchIcon />
      </IconButton>
      <Typography
        component="span"
        variant="caption"
        data-hint={detected}
        aria-description={detected}
        sx={{
          px: 1,
          py: 0.25,
          mr: 0.5,
          minWidth: 28,
          textAlign: 'center',
          // The breakpoint is not known before the app has started.
          '[data-shell] &': { visibility: 'hidden' },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          color: 'text.secondary',
        }}
      >
        {breakpoint}
      </Typography>
      <BarLink to="/preferences" label="Settings" icon={PreferencesIcon} />
      <BarLink to="/about" label="About this application…" icon={AboutIcon} />
    </Box>
  );
}

function BarLink({ to, label, icon: Icon }: { to: string; label: string; icon: ComponentType }) {
  return (
    <IconButton data-hint={label} component={Link} to={to} aria-label={label}>
      <Icon />
    </IconButton>
  );
}
