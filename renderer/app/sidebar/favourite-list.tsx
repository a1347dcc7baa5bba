import Box from '@mui/material/Box';
import { moveFavourite } from '#renderer/state/screens/favourites.ts';
import { linkOf } from '#tools/link-of.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { Screen, ScreenId } from '#tools/screens.ts';
import { keyNames } from '../key-names.ts';
import { LinkList, SidebarLink } from './links.tsx';

interface FavouriteListProps {
  readonly favourites: readonly ScreenId[];
  readonly current: Screen | undefined;
  readonly onNavigate: () => void;
}

/** The type of the data dragged within the list, which accepts nothing else. */
const favouriteType = 'application/x-favourite';

/** The favourites in the user's order, which dragging and Alt with an arrow key change. */
export function FavouriteList({ favourites, current, onNavigate }: FavouriteListProps) {
  return (
    <LinkList title="Favourites">
      {favourites.map((id, index) => (
        <Box
          component="li"
          key={id}
          onDragStart={({ dataTransfer }) => dataTransfer.setData(favouriteType, id)}
          onDragOver={(event) => event.dataTransfer.types.includes(favouriteType) && event.preventDefault()}
          onDrop={({ dataTransfer }) => moveFavourite(dataTransfer.getData(favouriteType) as ScreenId, id)}
        >
          <SidebarLink
            entry={linkOf(screenOf(id))}
            isCurrent={current?.id === id}
            {...(favourites.length > 1 && movable)}
            onClick={onNavigate}
            onKeyDown={(event) => {
              const neighbour = event.altKey ? favourites[index + (moves[event.key] ?? 0)] : undefined;
              if (neighbour !== undefined && neighbour !== id) {
                event.preventDefault();
                moveFavourite(id, neighbour);
              }
            }}
          />
        </Box>
      ))}
    </LinkList>
  );
}

const howToMove = `Drag it, or press ${keyNames.before} or ↓, to move it`;

const movable = {
  'data-hint': howToMove,
  'aria-description': howToMove,
  'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
};

const moves: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
