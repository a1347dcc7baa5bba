import type { Refusal, RoomMessage } from '#shared/poker-messages.ts';
import { applyMessage, emptyRoom, type Room } from '#shared/poker-room.ts';
import { fail, type Result } from '#shared/result.ts';

/** Who is connected to a room on one server process. */
export interface NodePresence {
  readonly names: readonly string[];
  readonly hasVersion1Clients: boolean;
}

/** What a server is told of a room that it watches. */
export interface RoomWatcher {
  /** The room as it is now; undefined where there is none yet or any more. */
  onRoom(room: Room | undefined): void;
  /** The other server processes with connections to the room. */
  onPresence(others: readonly NodePresence[]): void;
}

/** What a store has to know of whoever sends a message. */
export interface Sender {
  /** Whether somebody is connected under a name. */
  readonly isConnected: (username: string) => boolean;
  /** Whether the message may begin a room. */
  readonly mayBegin: boolean;
  /** Called when the message cannot be kept yet, which may be at once. */
  readonly onWait: () => void;
}

/**
 * Applies a message to the room, or to a new one where there is none: see `applyMessage`.
 * @param now in ms since 1970
 */
export function applyFrom(
  { isConnected, mayBegin }: Pick<Sender, 'isConnected' | 'mayBegin'>,
  message: RoomMessage,
  room: Room | undefined,
  now: number,
): Result<Room, Refusal> {
  const result = applyMessage(room ?? emptyRoom(now), message, now, isConnected);
  return (room === undefined || room.version === 0) && result.ok && result.value.version > 0 && !mayBegin
    ? fail({
        code: 'server-full',
        message: 'Too many rooms were begun from your network address: use one of them, or begin one tomorrow.',
      })
    : result;
}

/** Where rooms are kept. */
export interface RoomStore {
  readonly name: 'memory' | 'redis';
  /** In ms since 1970, by the clock that all servers of the rooms share. */
  now(): number;
  /** Whether messages can be kept now; if not they wait. */
  isAvailable(): boolean;
  /** Called when that changes. */
  onAvailability(listener: (isAvailable: boolean) => void): void;
  watch(roomId: string, watcher: RoomWatcher): void;
  unwatch(roomId: string): void;
  /**
   * Applies a message to the room: see `applyFrom`.
   * @returns the room once it is kept, or why the message is refused; its watchers are told before
   */
  apply(roomId: string, message: RoomMessage, sender: Sender): Promise<Result<Room, Refusal>>;
  /** Tells the other servers who is connected here. */
  announce(roomId: string, presence: NodePresence): void;
  /** How many rooms are kept here; undefined where only the store knows. */
  countRooms(): number | undefined;
  close(): Promise<void>;
}

/** How long a room lives after its last message, in ms. */
export const roomLifetime = 24 * 60 * 60 * 1000;
