import type { FileKind } from '#shared/formats/file-kinds/file-kinds.ts';
import { findScreen, type Screen, type ScreenId, screens } from './screens.ts';

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

/**
 * Finds another screen of the tool that is open. Some screens have two routes: one as a tab among others, and one on
 * which they are alone. The result has tabs if the open screen has them, so that the user stays among the tabs.
 * @param id the id of the screen to find
 * @param path the path of the screen that is open
 * @throws Error for an id that is not in the catalogue
 * @example screenBeside('Base64FileEncoder', '/Base64Encoder').path // '/Base64FileEncoder'
 */
export function screenBeside(id: ScreenId, path: string): Screen {
  const isAmongTabs = findScreen(path)?.tabs !== undefined;
  return screens.find((one) => one.id === id && (one.tabs !== undefined) === isAmongTabs) ?? screenOf(id);
}

/** Whether a screen takes files of a kind, if they are offered to it or dropped on it. */
export function takesKind({ entry }: Screen, kind: FileKind): boolean {
  const { offeredFor = {}, alsoTakes = [] } = entry.takesFiles ?? {};
  return offeredFor[kind] !== undefined || alsoTakes.includes(kind);
}

/** The kinds of files that a screen takes, alone or as parts of another file, each once. */
export function takenKinds({ entry }: Screen): readonly FileKind[] {
  const { offeredFor = {}, alsoTakes = [], parts } = entry.takesFiles ?? {};
  // Its keys are those of the type.
  const kinds = Object.keys(offeredFor) as FileKind[];
  return [...new Set([...kinds, ...alsoTakes, ...(parts?.kinds ?? [])])];
}
