import ChevronLeftIcon from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';
import { useTheme } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Hint } from '#renderer/components/hint.tsx';
import { Logo } from '#renderer/components/logo.tsx';
import { ToolIcon } from '#renderer/components/tool-icon.tsx';
import { useFavourites } from '#renderer/state/favourites.ts';
import { type CatalogueEntry, findScreen, tools } from '#shared/catalogue.ts';
import { appBarHeight } from './app-bar.tsx';

export const drawerWidth = 240;

interface Props {
  readonly isOpen: boolean;
  /** Covers the page with a backdrop instead of standing beside it. */
  readonly isTemporary: boolean;
  readonly onToggle: () => void;
  /** An entry was chosen. */
  readonly onNavigate: () => void;
}

// Only narrow windows need it, and only once it is opened.
const TemporaryDrawer = lazy(() => import('@mui/material/Drawer'));

/** The list of tools. */
export function Sidebar({ isOpen, isTemporary, onToggle, onNavigate }: Props) {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) {
    setWasOpened(true);
  }
  const content = <SidebarContent onToggle={onToggle} onNavigate={onNavigate} />;
  if (!isTemporary) {
    return <PersistentDrawer isOpen={isOpen}>{content}</PersistentDrawer>;
  }
  return wasOpened ? (
    <Suspense>
      <TemporaryDrawer
        open={isOpen}
        onClose={onToggle}
        ModalProps={{ keepMounted: true }}
        slotProps={{ paper: { sx: { width: drawerWidth } } }}
      >
        {content}
      </TemporaryDrawer>
    </Suspense>
  ) : null;
}

/** Stands beside the page; closed, it is out of sight and out of the tab order. */
function PersistentDrawer({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <Paper
      elevation={0}
      square
      component="aside"
      aria-label="Sidebar"
      inert={!isOpen}
      sx={{
        width: drawerWidth,
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        borderRight: 1,
        borderColor: 'divider',
        visibility: isOpen ? 'visible' : 'hidden',
        transform: isOpen ? 'none' : 'translateX(-100%)',
        transition: 'transform 200ms, visibility 200ms',
      }}
    >
      {children}
    </Paper>
  );
}

function SidebarContent({ onToggle, onNavigate }: Pick<Props, 'onToggle' | 'onNavigate'>) {
  const favourites = useFavourites();
  const favouriteTools = favourites.flatMap((id) => tools.filter((tool) => tool.id === id));
  return (
    <>
      <SidebarHeader onToggle={onToggle} onNavigate={onNavigate} />
      <Box component="nav" aria-label="Tools" sx={{ overflowY: 'auto', flex: 1, px: 1, pb: 2 }}>
        {favouriteTools.length > 0 && <ToolList title="Favourites" entries={favouriteTools} onNavigate={onNavigate} />}
        <ToolList title={favouriteTools.length > 0 ? 'All tools' : undefined} entries={tools} onNavigate={onNavigate} />
      </Box>
    </>
  );
}

function SidebarHeader({ onToggle, onNavigate }: Pick<Props, 'onToggle' | 'onNavigate'>) {
  const isRightToLeft = useTheme().direction === 'rtl';
  return (
    <Box sx={{ height: appBarHeight, px: 1.5, display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <Box component={Link} to="/about" onClick={onNavigate} sx={{ display: 'flex', borderRadius: 1 }}>
        <Logo size={42} />
      </Box>
      <Hint title="Toggle sidebar menu">
        <IconButton aria-label="Toggle sidebar menu" onClick={onToggle}>
          {isRightToLeft ? <ChevronRightIcon /> : <ChevronLeftIcon />}
        </IconButton>
      </Hint>
    </Box>
  );
}

interface ToolListProps {
  readonly title?: string | undefined;
  readonly entries: readonly CatalogueEntry[];
  readonly onNavigate: () => void;
}

function ToolList({ title, entries, onNavigate }: ToolListProps) {
  const current = findScreen(useLocation().pathname);
  return (
    <List
      dense
      {...(title === undefined
        ? {}
        : {
            'aria-label': title,
            subheader: (
              <ListSubheader
                component="div"
                disableGutters
                sx={{ px: 1.5, lineHeight: '32px', fontSize: 12, bgcolor: 'inherit' }}
              >
                {title}
              </ListSubheader>
            ),
          })}
    >
      {entries.map((entry) => {
        const isCurrent = current?.toolId === entry.id;
        return (
          <ListItem key={entry.id} disablePadding sx={{ mb: 0.25 }}>
            <ListItemButton
              component={Link}
              to={entry.route}
              selected={isCurrent}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onNavigate}
              sx={{ borderRadius: 1, minHeight: { xs: 44, md: 36 }, px: 1.5, py: 0.5 }}
            >
              <ListItemIcon sx={{ minWidth: 36, color: isCurrent ? 'primary.main' : 'text.secondary' }}>
                <ToolIcon name={entry.icon} />
              </ListItemIcon>
              <ListItemText
                primary={entry.menuLabel}
                slotProps={{ primary: { sx: { fontSize: 14, fontWeight: isCurrent ? 600 : 400 } } }}
              />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
