import { createSessionValue } from '#renderer/state/session-value.ts';
import { roomAddress } from '#shared/poker-messages.ts';
import { connectRoom } from './connect-room.ts';
import type { ServerAddress } from './read-server.ts';
import { clientKey, recallMember, rememberMember } from './remember-member.ts';
import type { RoomAddress } from './room-address.ts';
import type { RoomConnection } from './room-connection.ts';
import { watchNetwork } from './watch-network.ts';

/** The room that this tab is in. It stays open while one looks at another tool. */
export interface OpenRoom {
  /** Of its socket. */
  readonly socketAddress: string;
  readonly address: RoomAddress;
  readonly connection: RoomConnection;
  readonly stopWatching: () => void;
}

export const openRoom = createSessionValue<OpenRoom | undefined>(undefined);

/** The cards that whoever made a room has chosen for it. */
const firstCards = new Map<string, readonly string[]>();

/** Says with which cards a room begins that is about to be made. */
export function prepareRoom(roomId: string, cards: readonly string[]): void {
  firstCards.set(roomId, cards);
}

/** Opens a room, unless it is the one that is open; another one that is open is left to the others in it. */
export function enterRoom(server: ServerAddress, address: RoomAddress): void {
  const socketAddress = roomAddress(server.host, address.roomId, server.isSecure);
  const current = openRoom.read();
  if (current?.socketAddress === socketAddress) {
    if (!isSameRoute(current.address, address)) {
      openRoom.write({ ...current, address });
    }
    return;
  }
  close(current);
  const connection = connectRoom({
    address: socketAddress,
    key: clientKey(),
    username: recallMember(socketAddress),
    onUsername: (username) => rememberMember(socketAddress, username),
    firstCards: firstCards.get(address.roomId),
  });
  openRoom.write({ socketAddress, address, connection, stopWatching: watchNetwork(connection.reconnect) });
}

/** Whether two addresses are written alike. */
export function isSameRoute(a: RoomAddress, b: RoomAddress): boolean {
  return a.hostName === b.hostName && a.roomId === b.roomId && a.teamName === b.teamName;
}

/** Takes this tab's member out of the room, and closes the channel. */
export function leaveRoom(): void {
  const current = openRoom.read();
  current?.connection.leave();
  close(current);
  openRoom.write(undefined);
}

function close(room: OpenRoom | undefined): void {
  room?.stopWatching();
  room?.connection.close();
}
