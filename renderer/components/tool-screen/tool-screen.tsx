import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import NotFavouriteIcon from '@mui/icons-material/StarBorderOutlined';
import FavouriteIcon from '@mui/icons-material/StarOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { IconName, ScreenEntry } from '#shared/catalogue.ts';
import { Hint } from '../hint.tsx';
import { ToolIcon } from '../tool-icon.tsx';

const HelpPopover = lazy(() => import('./help-popover.tsx').then(({ HelpPopover }) => ({ default: HelpPopover })));

interface Favourite {
  readonly isFavourite: boolean;
  readonly onToggle: () => void;
}

interface Props {
  readonly entry: ScreenEntry;
  readonly icon: IconName;
  /** Left out on screens that are no tool: these can be no favourite and have no help. */
  readonly favourite?: Favourite;
  /** The work: it fills the height left in the window. */
  readonly children: ReactNode;
}

/** The frame of every screen: one header row with its heading, then the work. */
export function ToolScreen({ entry, icon, favourite, children }: Props) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: { xs: '1 0 auto', md: 1 },
        minHeight: { md: 0 },
        gap: { xs: 1.5, md: 2 },
      }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <ToolIcon name={icon} sx={{ color: 'primary.main', fontSize: 28, display: { xs: 'none', sm: 'block' } }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h1">{entry.heading}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {entry.detail}
          </Typography>
        </Box>
        {favourite && (
          <>
            <FavouriteButton {...favourite} />
            <HelpButton entry={entry} />
          </>
        )}
      </Box>
      {children}
    </Box>
  );
}

function FavouriteButton({ isFavourite, onToggle }: Favourite) {
  const label = isFavourite ? 'Remove from favourites' : 'Add to favourites';
  return (
    <Hint title={label}>
      <IconButton aria-label={label} onClick={onToggle} color={isFavourite ? 'primary' : 'default'}>
        {isFavourite ? <FavouriteIcon sx={{ fontSize: 20 }} /> : <NotFavouriteIcon sx={{ fontSize: 20 }} />}
      </IconButton>
    </Hint>
  );
}

function HelpButton({ entry }: { entry: ScreenEntry }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Hint title="Help">
        <IconButton aria-label="Help" aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
          <HelpIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </Hint>
      {anchor !== null && (
        <Suspense>
          <HelpPopover anchor={anchor} entry={entry} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
