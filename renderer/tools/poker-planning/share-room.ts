import type { ServerAddress } from './read-server.ts';
import { type RoomAddress, shareLink } from './room-address.ts';
import { pageOrigin } from './use-fields.ts';

/**
 * The link that others open. They cannot open the desktop app's own page, so it leads to the site that the server of
 * the room has.
 */
export function linkTo(room: RoomAddress, server: ServerAddress | undefined): string {
  if (pageOrigin.isDesktop && server !== undefined) {
    return shareLink(`${server.isSecure ? 'https' : 'http'}://${server.host}/`, room);
  }
  return shareLink(location.href, room);
}

/** Why the link may lead others nowhere; undefined if nothing speaks against it. */
export function describeReach(link: string): string | undefined {
  return /localhost|\/\/127\.|%5B::1%5D|\/\/\[::1\]|\/127\./iu.test(link)
    ? 'This link says “localhost”, which is each device itself: only this machine can open the room. Serve the site and the room under a name or address that the others can reach.'
    : undefined;
}
