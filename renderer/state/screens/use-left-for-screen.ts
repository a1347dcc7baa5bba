import { useContext, useEffect, useEffectEvent } from 'react';
import type { ScreenId } from '#tools/screens.ts';
import type { SessionValue } from '../kept/session-value.ts';
import { ThisScreen } from './this-screen.ts';

type ForScreen<Item> = Extract<Item, { readonly screenId: ScreenId }>;

/**
 * Takes what was left for the screen that the component is on: one item at a time, each once, in the order in which they
 * were left. What was left for other screens stays.
 * @param left what waits for all screens, and possibly for none in particular
 * @param take undefined while the screen cannot take anything yet
 */
export function useLeftForScreen<Item extends { readonly screenId: ScreenId | undefined }>(
  left: SessionValue<readonly Item[]>,
  take: ((item: ForScreen<Item>) => void) | undefined,
): void {
  const screenId = useContext(ThisScreen);
  const first = left
    .use()
    .find((item): item is ForScreen<Item> => item.screenId !== undefined && item.screenId === screenId);
  const canTake = take !== undefined;
  const takeNow = useEffectEvent((item: ForScreen<Item>) => take?.(item));
  useEffect(() => {
    // Another component on the screen may have taken it meanwhile.
    if (canTake && first !== undefined && left.read().includes(first)) {
      left.write(left.read().filter((item) => item !== first));
      takeNow(first);
    }
  }, [canTake, first, left]);
}
