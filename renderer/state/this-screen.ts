import { createContext, useContext } from 'react';
import type { ScreenId } from '#tools/screens.ts';

/** The screen that a part of it is on; undefined outside of screens. */
export const ThisScreen = createContext<ScreenId | undefined>(undefined);

/**
 * Which screen a component is a part of: no screen names itself.
 * @throws Error outside of screens
 */
export function useThisScreen(): ScreenId {
  const screen = useContext(ThisScreen);
  if (screen === undefined) {
    throw new Error('This is a part of a screen, and stands in none.');
  }
  return screen;
}
