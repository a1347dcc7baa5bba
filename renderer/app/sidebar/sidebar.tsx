import ChevronLeftIcon from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { Logo } from '#renderer/components/logo.tsx';
import { useOfferedFavourites, useOfferedTools } from '#renderer/state/host/offered.ts';
import { findScreen } from '#tools/screens.ts';
import { appBarHeight } from '../app-bar.tsx';
import { FavouriteList } from './favourite-list.tsx';
import { LinkList, SidebarLink } from './links.tsx';
import { PlainDrawer } from './plain-drawer.tsx';
import { drawerWidth, railWidth, whereSidebarIsClosed, wideWindow, windowWithRail } from './sidebar-place.ts';

interface Props {
  readonly isOpen: boolean;
  /** Whether it covers the page with a backdrop instead of being beside it. */
  readonly isTemporary: boolean;
  readonly onToggle: () => void;
  /** Called when an entry was chosen. */
  readonly onNavigate: () => void;
}

// Only narrow windows need it, and only once it is opened.
const temporaryDrawer = createLazyPart('Drawer', async () => (await import('@mui/material/Drawer')).default);

/** The list of tools. */
export function Sidebar({ isOpen, isTemporary, onToggle, onNavigate }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) {
    setWasOpened(true);
  }
  const content = <SidebarContent onToggle={onToggle} onNavigate={onNavigate} />;
  if (!isTemporary) {
    return <PersistentDrawer isClosed={!isOpen}>{content}</PersistentDrawer>;
  }
  return (
    <>
      <PersistentDrawer>{content}</PersistentDrawer>
      {wasOpened && (
        <TemporaryDrawer isOpen={isOpen} onToggle={onToggle}>
          {content}
        </TemporaryDrawer>
      )}
    </>
  );
}

/** Covers the page, with a backdrop. */
function TemporaryDrawer({
  isOpen,
  onToggle,
  children,
}: Pick<Props, 'isOpen' | 'onToggle'> & { readonly children: ReactNode }) {
  return (
    <LazyPartView
      part={temporaryDrawer}
      props={{
        open: isOpen,
        onClose: onToggle,
        ModalProps: { keepMounted: true },
        slotProps: { paper: { 'aria-label': 'Sidebar', sx: { width: drawerWidth } } },
        children,
      }}
      missing={({ retry }) => (
        <PlainDrawer isOpen={isOpen} width={drawerWidth} onClose={onToggle} onClosed={retry}>
          {children}
        </PlainDrawer>
      )}
    />
  );
}

/**
 * The sidebar beside the page. When closed, it is hidden and out of the tab order. In windows between a phone and a
 * wide one it is a rail of icons, which expands over the page to show its labels while it is hovered or focused.
 */
function PersistentDrawer({ isClosed = false, children }: { isClosed?: boolean; children: ReactNode }) {
  return (
    <Paper elevation={0} square component="aside" aria-label="Sidebar" inert={isClosed} sx={drawerLook}>
      {children}
    </Paper>
  );
}

const drawerLook = {
  width: drawerWidth,
  flexShrink: 0,
  display: { xs: 'none', sm: 'flex' },
  flexDirection: 'column',
  borderRight: 1,
  borderColor: 'divider',
  [wideWindow]: {
    transition: 'transform 200ms, visibility 200ms',
    [whereSidebarIsClosed]: { visibility: 'hidden', transform: 'translateX(-100%)' },
  },
  [windowWithRail]: {
    position: 'fixed',
    inset: '0 auto 0 0',
    zIndex: 'drawer',
    overflow: 'hidden',
    width: railWidth,
    // The delay ignores a pointer that only passes over it.
    transition: 'width 0s 300ms',
    '&:hover, &:has(:focus-visible)': { width: drawerWidth, boxShadow: 4 },
    '&:has(:focus-visible)': { transition: 'none' },
    // The rail is not pinned, so there is nothing to close.
    '& button': { display: 'none' },
    '& nav': { scrollbarWidth: 'none' },
    '&:not(:hover):not(:has(:focus-visible)) [data-list-title]': { opacity: 0 },
  },
} as const;

function SidebarContent({ onToggle, onNavigate }: Pick<Props, 'onToggle' | 'onNavigate'>) {
  const favourites = useOfferedFavourites();
  const tools = useOfferedTools();
  const current = findScreen(useLocation().pathname);
  const isFavourite = current !== undefined && favourites.includes(current.id);
  return (
    <>
      <SidebarHeader onToggle={onToggle} onNavigate={onNavigate} />
      <Box component="nav" aria-label="Tools" sx={{ overflowY: 'auto', flex: 1, px: 1, pb: 2 }}>
        {favourites.length > 0 && <FavouriteList favourites={favourites} current={current} onNavigate={onNavigate} />}
        <LinkList title={favourites.length > 0 ? 'All tools' : undefined}>
          {tools.map((tool) => (
            <li key={tool.id}>
              <SidebarLink
                entry={{ to: tool.route, icon: tool.folder, label: tool.menuLabel }}
                // Only one entry is marked: a favourite takes precedence over its tool.
                isCurrent={current?.toolId === tool.id && !isFavourite}
                onClick={onNavigate}
              />
            </li>
          ))}
        </LinkList>
      </Box>
    </>
  );
}

function SidebarHeader({ onToggle, onNavigate }: Pick<Props, 'onToggle' | 'onNavigate'>) {
  const isRightToLeft = useTheme().direction === 'rtl';
  return (
    <Box sx={{ height: appBarHeight, px: 2, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <Box component={Link} to="/about" onClick={onNavigate} sx={{ display: 'flex', borderRadius: 1 }}>
        <Logo size={32} />
      </Box>
      <IconButton data-hint="Toggle sidebar menu" aria-label="Toggle sidebar menu" onClick={onToggle}>
        {isRightToLeft ? <ChevronRightIcon /> : <ChevronLeftIcon />}
      </IconButton>
    </Box>
  );
}
