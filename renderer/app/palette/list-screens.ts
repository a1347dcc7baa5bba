import { isOffered } from '#renderer/state/host/offered.ts';
import { onceEach } from '#tools/screens.ts';
import type { Choice } from './choice.ts';

/** Lists every screen once. */
export function listScreens(go: (path: string) => void): readonly Choice[] {
  return onceEach.filter(isOffered).map(({ id, path, folder, entry: { heading, detail, keywords } }) => ({
    id: `screen-${id}`,
    useId: `screen:${id}`,
    screenId: id,
    icon: folder,
    heading,
    detail,
    keywords,
    run: () => go(path),
  }));
}
