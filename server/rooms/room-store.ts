import type { Refusal, RoomMessage } from '#shared/poker-messages.ts';
import type { Room } from '#shared/poker-room.ts';
import type { Result } from '#shared/result.ts';

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
   * Applies a message to the room: see `applyMessage`.
   * @returns the room once it is kept, or why the message is refused; its watchers are told before
   */
  apply(
    roomId: string,
    message: RoomMessage,
    isConnected: (username: string) => boolean,
  ): Promise<Result<Room, Refusal>>;
  /** Tells the other servers who is connected here. */
  announce(roomId: string, presence: NodePresence): void;
  /** How many rooms are kept here; undefined where only the store knows. */
  countRooms(): number | undefined;
  close(): Promise<void>;
}

/** How long a room lives after its last message, in ms. */
export const roomLifetime = 24 * 60 * 60 * 1000;
