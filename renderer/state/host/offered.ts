import { useMemo } from 'react';
import { isScreenOffered, isToolOffered, offeredTools } from '#tools/is-offered.ts';
import { screenOf } from '#tools/screen-of.ts';
import type { Screen, ScreenId } from '#tools/screens.ts';
import { useFavourites } from '../screens/favourites.ts';
import { useRecentTools } from '../screens/recent-tools.ts';
import { readConfiguration, useCheckedConfiguration } from './configuration.ts';

/** Whether this site offers the screen to its users: its host can hide tools. */
export const isOffered = (screen: Screen | ScreenId): boolean =>
  isScreenOffered(readConfiguration(), typeof screen === 'string' ? screenOf(screen) : screen);

/** The same for a component, which is rendered again when the host has changed it. */
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

/** The user's favourites that this site offers. The others are kept for a site that offers them. */
export function useOfferedFavourites(): readonly ScreenId[] {
  const isThere = useIsOffered();
  const favourites = useFavourites();
  return useMemo(() => favourites.filter((id) => isThere(id)), [favourites, isThere]);
}

/** The most recently visited tools that this site offers. */
export function useOfferedRecentTools(): readonly string[] {
  const { configuration } = useCheckedConfiguration();
  const recent = useRecentTools();
  return useMemo(() => recent.filter((id) => isToolOffered(configuration, id)), [recent, configuration]);
}
