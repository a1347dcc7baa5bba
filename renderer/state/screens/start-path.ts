import { findScreen, homeRoute } from '#tools/screens.ts';
import { readUserPreferences } from '../preferences/user-preferences.ts';

/**
 * Finds the path to redirect to: the start screen if the address names no screen, and Home if no screen has the path.
 * @param path the router's path, which begins with a slash
 * @returns a path; undefined if a screen has the given one
 */
export function findRedirection(path: string): string | undefined {
  if (path === '/') {
    return readUserPreferences().startPath;
  }
  return findScreen(path) === undefined ? homeRoute : undefined;
}
