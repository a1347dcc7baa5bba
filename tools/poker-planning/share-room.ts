import { readRoomLink } from './read-room-link.ts';
import type { ServerAddress } from './read-server.ts';
import { type RoomAddress, shareLink } from './room-address.ts';

/**
 * Builds the link that others open. They cannot open the desktop app's own page, so for the desktop app the link leads
 * to the site on the room's server.
 * @param page the current page
 */
export function linkTo(
  room: RoomAddress,
  server: ServerAddress | undefined,
  page: { readonly href: string; readonly isDesktop: boolean },
): string {
  if (page.isDesktop && server !== undefined) {
    return shareLink(`${server.isSecure ? 'https' : 'http'}://${server.host}/`, room);
  }
  return shareLink(page.href, room);
}

/** Explains why others may be unable to open the link; undefined if no problem is apparent. */
export function describeReach(link: string): string | undefined {
  const room = readRoomLink(link);
  const hosts = [link.split('#', 1)[0] ?? '', room === undefined ? '' : `//${room.hostName.replace(/^\w+:\/\//u, '')}`];
  return hosts.some((host) => /\/\/(?:localhost|127\.|\[::1\])/iu.test(host))
    ? 'This link says “localhost”, which is each device itself: only this machine can open the room. Serve the site and the room under a name or address that the others can reach.'
    : undefined;
}
