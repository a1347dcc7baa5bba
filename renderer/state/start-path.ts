import { readUserPreferences } from './user-preferences.ts';

/**
 * The path that an address leads to: one that names no screen leads to the start screen, and every other to itself.
 * @param path of the router, which begins with a slash
 */
export const pathOrStart = (path: string): string => (path === '/' ? readUserPreferences().startPath : path);
