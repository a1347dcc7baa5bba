import { platform } from './index.ts';

/**
 * Whether the page can be kept for use without a network: never in the desktop app, whose files are on the machine;
 * browsers have it on https and on the machine itself only.
 */
export function canKeepOffline(): boolean {
  return platform.kind === 'website' && /^https?:$/u.test(location.protocol) && 'serviceWorker' in navigator;
}
