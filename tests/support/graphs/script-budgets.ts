import { tools } from '#tools/catalogue.ts';

/** What the tools may add to the scripts of every screen, in bytes after brotli: their descriptions and icons. */
const ofTools = tools.length * 400;

/**
 * The maximum size of Home's scripts, in bytes after gzip: the scripts of the app, including the user's preferences,
 * and the description and the icon of each tool in `tool.ts`. This includes the button of the history and the code that
 * notifies the history of changes; the history itself is loaded later.
 */
export const budgetOfHome = 161_000 + tools.length * 600;

/**
 * The maximum size of the scripts that the JSON formatter needs before its first result, in bytes after brotli. The editor
 * and the table of a query's paths come later.
 */
export const budgetOfFormatter = 184_000 + ofTools;

/**
 * What a page may have loaded once it has come to rest: how many requests, the page itself included, and the bytes of
 * its scripts after brotli, without those of workers.
 */
export const atRest = {
  home: { requests: 10, scripts: 171_000 + ofTools },
  formatter: { requests: 13, scripts: 292_000 + ofTools },
} as const;
