import { findScreen, homeRoute } from '#tools/screens.ts';
import { readUserPreferences } from './user-preferences.ts';

/**
 * Where the address is changed to: one that names no screen to the start screen, and a path that no screen has to Home.
 * @param path of the router, which begins with a slash
 * @returns a path; undefined where a screen has the one that is given
 */
export function findRedirection(path: string): string | undefined {
  if (path === '/') {
    return readUserPreferences().startPath;
  }
  return findScreen(path) === undefined ? homeRoute : undefined;
}
