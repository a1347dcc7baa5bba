import { platform } from './index.ts';

/**
 * Whether the page can be cached for offline use. It cannot in the desktop app, whose files are local; browsers allow
 * it only on https and on localhost.
 */
export function canKeepOffline(): boolean {
  return platform.kind === 'website' && /^https?:$/u.test(location.protocol) && 'serviceWorker' in navigator;
}
