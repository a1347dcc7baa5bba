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
  /** The address or origin that asks. */
  readonly requester: string;
  readonly isMainFrame: boolean;
  /** For `media`: what is to be recorded, of `video`, `audio` and `unknown`. */
  readonly media: readonly string[];
}

/**
 * Whether a permission is granted: those few, of the media only the camera, and to our page only.
 * @example isGranted({ permission: 'geolocation', requester: page.url, isMainFrame: true, media: [] }, page) // false
 */
export function isGranted(question: PermissionQuestion, page: PageAddress): boolean {
  const { permission, requester, isMainFrame, media } = question;
  if (!isMainFrame || originOf(requester) !== page.origin || !granted.has(permission)) {
    return false;
  }
  return permission !== 'media' || (media.length > 0 && media.every((kind) => kind === 'video'));
}

/** Answers both of Electron's questions, "may it?" and "it asks to": an app without answers grants everything. */
export function restrictPermissions(session: Session, page: PageAddress): void {
  session.setPermissionCheckHandler((_contents, permission, requester, { isMainFrame, mediaType }) =>
    isGranted({ permission, requester, isMainFrame, media: mediaType === undefined ? [] : [mediaType] }, page),
  );
  session.setPermissionRequestHandler((_contents, permission, answer, details) => {
    const { requestingUrl: requester, isMainFrame } = details;
    const media = ('mediaTypes' in details ? details.mediaTypes : undefined) ?? [];
    answer(isGranted({ permission, requester, isMainFrame, media }, page));
  });
}
