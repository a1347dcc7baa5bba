import { useEffect } from 'react';
import { platform } from '#renderer/platform/index.ts';
import { tools } from '#tools/catalogue.ts';
import { screenOf } from '#tools/screen-of.ts';
import { useOfferedFavourites, useOfferedRecentTools } from '../host/offered.ts';

/** Tells the desktop shell which screens come first in its menus outside of the window, now and at each change. */
export function useTellAtHand(): void {
  const favourites = useOfferedFavourites();
  const recents = useOfferedRecentTools();
  useEffect(() => {
    void platform.showAtHand?.({
      favourites: favourites.map((id) => screenOf(id).path),
      recents: recents.flatMap((id) => tools.find((tool) => tool.id === id)?.route ?? []),
    });
  }, [favourites, recents]);
}
