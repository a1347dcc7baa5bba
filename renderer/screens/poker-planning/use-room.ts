import { useEffect } from 'react';
import { useObservable } from '#renderer/state/store/use-observable.ts';
import { createObservable } from '#shared/observable.ts';
import type { ServerAddress } from '#tools/poker-planning/read-server.ts';
import type { RoomAddress } from '#tools/poker-planning/room-address.ts';
import type { RoomSnapshot } from './connection/room-connection.ts';
import { enterRoom, type JoinedRoom, joinedRoom } from './connection/room-session.ts';

/**
 * Opens the room named by the address, and follows it.
 * @param server undefined if the address names no server that can be reached
 * @returns the open room, which is not the named one before the first effect or without a server
 */
export function useRoom(
  address: RoomAddress | undefined,
  server: ServerAddress | undefined,
): { readonly open: JoinedRoom | undefined; readonly snapshot: RoomSnapshot | undefined } {
  const { hostName = '', roomId = '', teamName = '' } = address ?? {};
  const { host, isSecure = false } = server ?? {};
  useEffect(() => {
    if (roomId !== '' && host !== undefined) {
      enterRoom({ host, isSecure, hostName }, { hostName, roomId, teamName });
    }
  }, [host, isSecure, hostName, roomId, teamName]);
  const open = joinedRoom.use();
  const snapshot = useObservable<RoomSnapshot | undefined>(open?.connection ?? noRoom);
  return { open, snapshot };
}

const noRoom = createObservable(undefined);
