import type { Session } from 'electron';
import { originOf, type PageAddress } from '#electron/main/page/page-address.ts';

/**
 * The viewers need full screen and pointer lock, the copy buttons need the clipboard, and the QR scanner needs the
 * camera. Poker rooms are on the local network, which has an older and a newer permission name: without it Chromium
 * refuses their sockets.
 */
const granted: ReadonlySet<string> = new Set([
  'clipboard-sanitized-write',
  'fullscreen',
  'local-network',
  'local-network-access',
  'loopback-network',
  'media',
  'pointerLock',
]);

export interface PermissionQuestion {
  /** Electron's name for the permission. */
  readonly permission: string;
  /** Everything that Electron reports about the requester: addresses and origins. Each must be the page's. */
  readonly requesters: readonly (string | undefined)[];
  readonly isMainFrame: boolean;
  /** What `media` would record: any of `video`, `audio` and `unknown`. */
  readonly media: readonly string[];
}

/**
 * Decides whether a permission is granted: only the few above, only the camera among the media, and only to our page.
 * @example isGranted({ permission: 'geolocation', requesters: [page.url], isMainFrame: true, media: [] }, page) // false
 */
function isGranted({ permission, requesters, isMainFrame, media }: PermissionQuestion, page: PageAddress) {
  const known = requesters.filter((requester) => requester !== undefined);
  const isOurs = known.length > 0 && known.every((requester) => originOf(requester) === page.origin);
  if (!isMainFrame || !isOurs || !granted.has(permission)) {
    return false;
  }
  return permission !== 'media' || (media.length > 0 && media.every((kind) => kind === 'video'));
}

type PermissionHandlers = Pick<
  Session,
  | 'setPermissionCheckHandler'
  | 'setPermissionRequestHandler'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
>;

/**
 * Handles both of Electron's questions, whether a page may do something and whether its request is granted: an app
 * without handlers grants everything. No page is ever granted a device or a screen.
 */
export function restrictPermissions(session: PermissionHandlers, page: PageAddress): void {
  session.setPermissionCheckHandler((contents, permission, origin, details) => {
    const { isMainFrame, mediaType, requestingUrl, securityOrigin } = details;
    const requesters = [origin, requestingUrl, securityOrigin];
    const media = mediaType === undefined ? [] : [mediaType];
    // The web contents are null if a worker or a frame of another origin asks.
    return contents !== null && isGranted({ permission, requesters, isMainFrame, media }, page);
  });
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const { requestingUrl, isMainFrame } = details;
    const requesters = [requestingUrl, 'securityOrigin' in details ? details.securityOrigin : undefined];
    const media = ('mediaTypes' in details ? details.mediaTypes : undefined) ?? [];
    answer(isGranted({ permission, requesters, isMainFrame, media }, page));
  });
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));
}
