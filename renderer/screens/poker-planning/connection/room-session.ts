import { platform } from '#renderer/platform/index.ts';
import { onNetworkRefusal } from '#renderer/platform/network-guard.ts';
import { createSessionValue } from '#renderer/state/kept/session-value.ts';
import { roomAddress } from '#shared/poker/messages.ts';
import type { ServerAddress } from '#tools/poker-planning/read-server.ts';
import type { RoomAddress } from '#tools/poker-planning/room-address.ts';
import { connectRoom } from './connect-room.ts';
import { clientKey, recallMember, rememberMember } from './remember-member.ts';
import type { RoomConnection } from './room-connection.ts';
import { watchNetwork } from './watch-network.ts';

/** The room that this tab is in. It stays open while the user looks at another tool. */
export interface JoinedRoom {
  /** The address of the room's socket. */
  readonly socketAddress: string;
  readonly address: RoomAddress;
  readonly connection: RoomConnection;
  readonly stopWatching: () => void;
}

export const joinedRoom = createSessionValue<JoinedRoom | undefined>(undefined);

/** The cards that the creator of a room has chosen for it. */
const firstCards = new Map<string, readonly string[]>();

/** Sets the initial cards of a room that is about to be created. */
export function prepareRoom(roomId: string, cards: readonly string[]): void {
  firstCards.set(roomId, cards);
}

/** Opens a room unless it is already open. If another one is open, the tab leaves it. */
export function enterRoom(server: ServerAddress, address: RoomAddress): void {
  const socketAddress = roomAddress(server.host, address.roomId, server.isSecure);
  const current = joinedRoom.read();
  if (current?.socketAddress === socketAddress) {
    if (!isSameRoute(current.address, address)) {
      joinedRoom.write({ ...current, address });
    }
    return;
  }
  close(current);
  const connection = connectRoom({
    address: socketAddress,
    key: clientKey(socketAddress),
    permit: () => platform.pokerServer?.join({ host: server.host, isSecure: server.isSecure }),
    username: recallMember(socketAddress),
    onUsername: (username) => rememberMember(socketAddress, username),
    firstCards: firstCards.get(address.roomId),
  });
  const stopWatchingNetwork = watchNetwork(connection.check);
  const stopFollowingRefusal = onNetworkRefusal(connection.reconnect);
  const stopWatching = () => {
    stopWatchingNetwork();
    stopFollowingRefusal();
  };
  joinedRoom.write({ socketAddress, address, connection, stopWatching });
}

/** Whether two addresses are written identically. */
export function isSameRoute(a: RoomAddress, b: RoomAddress): boolean {
  return a.hostName === b.hostName && a.roomId === b.roomId && a.teamName === b.teamName;
}

/** Removes this tab's member from the room, and closes the channel. */
export function leaveRoom(): void {
  const current = joinedRoom.read();
  current?.connection.leave();
  close(current);
  joinedRoom.write(undefined);
}

function close(room: JoinedRoom | undefined): void {
  room?.stopWatching();
  room?.connection.close();
  platform.pokerServer?.leave();
}
