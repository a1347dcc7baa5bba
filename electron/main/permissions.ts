import type { Session } from 'electron';
import { originOf, type PageAddress } from './page-address.ts';

/**
 * Full screen and pointer lock are for the viewers, the clipboard for the copy buttons, media for the QR camera. The
 * local network, by its older and newer names, is where poker rooms are: without it Chromium refuses their sockets.
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
  /** Electron's name of the permission. */
  readonly permission: string;
  /** Whatever Electron says of who asks: addresses and origins. Each must be the page's. */
  readonly requesters: readonly (string | undefined)[];
  readonly isMainFrame: boolean;
  /** For `media`: what is to be recorded, of `video`, `audio` and `unknown`. */
  readonly media: readonly string[];
}

/**
 * Whether a permission is granted: those few, of the media only the camera, and to our page only.
 * @example isGranted({ permission: 'geolocation', requesters: [page.url], isMainFrame: true, media: [] }, page) // false
 */
export function isGranted({ permission, requesters, isMainFrame, media }: PermissionQuestion, page: PageAddress) {
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
 * Answers both of Electron's questions, "may it?" and "it asks to": an app without answers grants everything.
 * Devices and screens are never given away.
 */
export function restrictPermissions(session: PermissionHandlers, page: PageAddress): void {
  session.setPermissionCheckHandler((contents, permission, origin, details) => {
    const { isMainFrame, mediaType, requestingUrl, securityOrigin } = details;
    const requesters = [origin, requestingUrl, securityOrigin];
    const media = mediaType === undefined ? [] : [mediaType];
    // No contents: a worker or a frame of another origin asks.
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
