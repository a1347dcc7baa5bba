import { findScreen, readParameters } from '#shared/catalogue.ts';
import { type RoomAddress, readRoomPath } from './room-address.ts';

/**
 * The room that a link names, wherever the site is that the link leads to. A host without a scheme is one that this
 * link's page reaches: over `wss:` if the link is one of https.
 * @returns undefined for a text without a room
 * @example readRoomLink('https://tools.example.com/#/PokerPlanning/poker.example.com/1/A')?.hostName // 'wss://poker.example.com'
 */
export function readRoomLink(text: string): RoomAddress | undefined {
  const link = text.trim();
  const path = link.slice(link.indexOf('#') + 1);
  const screen = findScreen(path);
  const room = screen?.id === 'PokerPlanning' ? readRoomPath(readParameters(screen, path)) : undefined;
  if (room === undefined) {
    return undefined;
  }
  const isSecure = /^https:/iu.test(link) && !room.hostName.includes('://');
  return isSecure ? { ...room, hostName: `wss://${room.hostName}` } : room;
}
