import type { JumpListCategory } from 'electron';
import { type AtHand, listAtHand, type ScreenAtHand } from './at-hand.ts';

/**
 * Creates the jump list of Windows, which a right click on the taskbar button shows.
 * @param program the path of the app
 */
export function jumpListOf(atHand: AtHand, program: string): JumpListCategory[] {
  const { favourites, recents } = listAtHand(atHand);
  const category = (name: string, screens: readonly ScreenAtHand[]): JumpListCategory[] =>
    screens.length === 0
      ? []
      : [
          {
            type: 'custom',
            name,
            items: screens.map(({ label, path }) => ({
              type: 'task',
              title: label,
              description: `Opens ${label}`,
              program,
              args: `--route=${path}`,
              iconPath: program,
              iconIndex: 0,
            })),
          },
        ];
  return [...category('Favourites', favourites), ...category('Recent', recents)];
}
