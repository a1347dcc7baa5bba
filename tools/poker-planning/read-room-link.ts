import { isAt, readParameters } from '#tools/screen-address.ts';
import { type RoomAddress, readRoomPath } from './room-address.ts';
import { pokerPlanning } from './tool.ts';

const entry = { path: pokerPlanning.route, parameters: pokerPlanning.parameters };

/**
 * Reads the room that a link names, whichever site the link leads to. A host without a scheme is reached in the way the
 * linked page would reach it: over `wss:` if the link uses https.
 * @returns undefined if the text names no room
 * @example readRoomLink('https://tools.example.com/#/PokerPlanning/poker.example.com/1/A')?.hostName // 'wss://poker.example.com'
 */
export function readRoomLink(text: string): RoomAddress | undefined {
  const link = text.trim();
  const path = link.slice(link.indexOf('#') + 1);
  const room = isAt(entry, path) ? readRoomPath(readParameters(entry, path)) : undefined;
  if (room === undefined) {
    return undefined;
  }
  const isSecure = /^https:/iu.test(link) && !room.hostName.includes('://');
  return isSecure ? { ...room, hostName: `wss://${room.hostName}` } : room;
}
