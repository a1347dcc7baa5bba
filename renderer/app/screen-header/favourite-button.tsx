import NotFavouriteIcon from '@mui/icons-material/StarBorderOutlined';
import FavouriteIcon from '@mui/icons-material/StarOutlined';
import IconButton from '@mui/material/IconButton';
import { toggleFavourite, useFavourites } from '#renderer/state/screens/favourites.ts';
import type { ScreenId } from '#tools/screens.ts';

/** Adds a screen to the favourites, or removes it. */
export function FavouriteButton({ screenId }: { screenId: ScreenId }) {
  const isFavourite = useFavourites().includes(screenId);
  const label = isFavourite ? 'Remove from favourites' : 'Add to favourites';
  return (
    <IconButton
      data-hint={label}
      aria-label={label}
      onClick={() => toggleFavourite(screenId)}
      color={isFavourite ? 'primary' : 'default'}
    >
      {isFavourite ? <FavouriteIcon sx={{ fontSize: 20 }} /> : <NotFavouriteIcon sx={{ fontSize: 20 }} />}
    </IconButton>
  );
}
