import * as v from 'valibot';
import type { ToasterState } from '#shared/toaster.ts';

/** A message that the page shows at the top. */
export const toasterSchema = v.strictObject({
  open: v.boolean(),
  message: v.pipe(v.string(), v.maxLength(10_000)),
  type: v.picklist(['success', 'info', 'warning', 'error']),
  autoHideDuration: v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(600_000)),
}) satisfies v.GenericSchema<ToasterState>;

/** What the page has to know about the app that it is part of. */
export const appStartedSchema = v.strictObject({
  version: v.pipe(v.string(), v.maxLength(100)),
  platform: v.picklist(['win32', 'darwin', 'linux']),
  /** Whether the app is packaged rather than run from the sources. */
  packaged: v.boolean(),
  /** Whether the user has forbidden the app to use the network; main remembers it for both. */
  isNetworkRefused: v.boolean(),
  runtimes: v.strictObject({
    electron: v.pipe(v.string(), v.maxLength(100)),
    chromium: v.pipe(v.string(), v.maxLength(100)),
    node: v.pipe(v.string(), v.maxLength(100)),
  }),
});

/** What the system's share menu passes on. */
export const shareSchema = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(200)),
  text: v.pipe(v.string(), v.maxLength(2000)),
  url: v.pipe(v.string(), v.maxLength(2000), v.url(), v.startsWith('https://')),
});
