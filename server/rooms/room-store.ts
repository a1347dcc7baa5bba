import type { Observable } from '#shared/observable.ts';
import { applyMessage } from '#shared/poker/apply-message.ts';
import type { Refusal, RoomMessage } from '#shared/poker/messages.ts';
import { emptyRoom, type Room } from '#shared/poker/room.ts';
import { fail, type Result } from '#shared/result.ts';

/** The clients connected to a room on one server process. */
export interface NodePresence {
  readonly names: readonly string[];
  readonly hasVersion1Clients: boolean;
}

/** Receives the changes of a room that a server watches. */
export interface RoomWatcher {
  /** Called with the current room; undefined if it does not exist yet or any more. */
  onRoom(room: Room | undefined): void;
  /** Called with the other server processes that have connections to the room. */
  onPresence(others: readonly NodePresence[]): void;
}

/** What a store needs to know about the sender of a message. */
export interface Sender {
  /** Whether a client with this name is connected. */
  readonly isConnected: (username: string) => boolean;
  /** Whether the message may create a room. */
  readonly mayBegin: boolean;
  /** Called when the message cannot be stored yet, possibly immediately. */
  readonly onWait: () => void;
}

/**
 * Applies a message to the room, or to a new one if there is none: see `applyMessage`.
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

/** A store for rooms. */
export interface RoomStore {
  readonly name: 'memory' | 'redis';
  /** The time in ms since 1970, by the clock that all servers of the rooms share. */
  now(): number;
  /** Whether messages can be stored now; otherwise they wait. */
  readonly isAvailable: Observable<boolean>;
  watch(roomId: string, watcher: RoomWatcher): void;
  unwatch(roomId: string): void;
  /**
   * Applies a message to the room: see `applyFrom`.
   * @returns the room once it is stored, or why the message is refused; the watchers are notified before
   */
  apply(roomId: string, message: RoomMessage, sender: Sender): Promise<Result<Room, Refusal>>;
  /** Tells the other servers who is connected here. */
  announce(roomId: string, presence: NodePresence): void;
  /** The number of rooms kept in this process; undefined if only the external store knows. */
  countRooms(): number | undefined;
  close(): Promise<void>;
}

/** How long a room lives after its last message, in ms. */
export const roomLifetime = 24 * 60 * 60 * 1000;
