import { createContext, useContext } from 'react';
import type { ScreenId } from '#tools/screens.ts';

/** The screen that a component is on; undefined outside of screens. */
export const ThisScreen = createContext<ScreenId | undefined>(undefined);

/**
 * The screen that a component is part of, so that no screen has to name itself.
 * @throws Error outside of screens
 */
export function useThisScreen(): ScreenId {
  const screenId = useContext(ThisScreen);
  if (screenId === undefined) {
    throw new Error('This part of a screen was rendered outside any screen.');
  }
  return screenId;
}
