import { useMemo } from 'react';
import { isScreenOffered, isToolOffered, offeredTools } from '#tools/is-offered.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { Screen, ScreenId } from '#tools/screens.ts';
import { readConfiguration, useCheckedConfiguration } from './configuration.ts';
import { useFavourites } from './favourites.ts';
import { useRecentTools } from './recent-tools.ts';

/** Whether the screen is there for the users of this site: its host can hide tools. */
export const isOffered = (screen: Screen | ScreenId): boolean =>
  isScreenOffered(readConfiguration(), typeof screen === 'string' ? screenOf(screen) : screen);

/** The same in a component, which is drawn anew when the host has changed it. */
export function useIsOffered(): (screen: Screen | ScreenId) => boolean {
  const { configuration } = useCheckedConfiguration();
  return useMemo(
    () => (screen) => isScreenOffered(configuration, typeof screen === 'string' ? screenOf(screen) : screen),
    [configuration],
  );
}

/** The tools that are listed, in the order of the sidebar. */
export function useOfferedTools() {
  const { configuration } = useCheckedConfiguration();
  return useMemo(() => offeredTools(configuration), [configuration]);
}

/** The user's favourites, as far as this site offers them: the others are kept for a site that does. */
export function useOfferedFavourites(): readonly ScreenId[] {
  const isThere = useIsOffered();
  const favourites = useFavourites();
  return useMemo(() => favourites.filter((id) => isThere(id)), [favourites, isThere]);
}

/** The tools that were visited last, as far as this site offers them. */
export function useOfferedRecentTools(): readonly string[] {
  const { configuration } = useCheckedConfiguration();
  const recent = useRecentTools();
  return useMemo(() => recent.filter((id) => isToolOffered(configuration, id)), [recent, configuration]);
}
