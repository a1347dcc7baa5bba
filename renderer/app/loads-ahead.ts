import { findScreen } from '#tools/screens.ts';
import { preloadScreen } from './screen-view.tsx';

/** For a link to a screen: its code is asked for as soon as somebody is about to follow it. */
export function loadsAhead(path: string) {
  const load = () => {
    const screen = findScreen(path);
    if (screen !== undefined) {
      preloadScreen(screen.id);
    }
  };
  return { onPointerEnter: load, onPointerDown: load, onFocus: load };
}
