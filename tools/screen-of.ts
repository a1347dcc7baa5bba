import { type Screen, type ScreenId, screens } from './screens.ts';

/**
 * Finds a screen by its id, at its first address, which is among the tabs of its tool.
 * @throws Error for an id that is not in the catalogue
 */
export function screenOf(id: ScreenId): Screen {
  const screen = screens.find((candidate) => candidate.id === id);
  if (screen === undefined) {
    throw new Error(`The catalogue has no screen ${id}.`);
  }
  return screen;
}
