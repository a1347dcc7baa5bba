import { findScreen } from '#tools/screens.ts';
import { preloadScreen } from './screen/screen-view.tsx';

/** Props for a link to a screen that load the screen's code as soon as the user is about to follow the link. */
export function loadsAhead(path: string) {
  const load = () => {
    const screen = findScreen(path);
    if (screen !== undefined) {
      preloadScreen(screen.id);
    }
  };
  return { onPointerEnter: load, onPointerDown: load, onFocus: load };
}
