import type { Refusal, RoomMessage } from '#shared/poker/messages.ts';
import type { Room } from '#shared/poker/room.ts';
import type { Result } from '#shared/result.ts';
import type { Sender } from './room-store.ts';

export interface WaitingMessage {
  readonly message: RoomMessage;
  readonly sender: Sender;
}

interface Entry extends WaitingMessage {
  readonly text: string;
  readonly onWait: (() => void)[];
  readonly settle: ((result: Result<Room, Refusal>) => void)[];
}

/** The messages of a room that are not stored yet, in order of arrival. */
export class WaitingMessages {
  private entries: Entry[] = [];

  get count(): number {
    return this.entries.length;
  }

  /** The first messages. */
  first(count: number): readonly WaitingMessage[] {
    return this.entries.slice(0, count);
  }

  /**
   * Adds a message. A client that was disconnected while its message waited sends it again: since the first one is
   * still waiting, it is not added a second time.
   * @param isDouble whether the message may already be waiting
   * @returns the outcome of the message
   */
  add({ message, sender }: WaitingMessage, isDouble: boolean): Promise<Result<Room, Refusal>> {
    const text = JSON.stringify(message);
    const same = isDouble ? this.findSame(message, text) : undefined;
    return new Promise((settle) => {
      if (same === undefined) {
        this.entries.push({ message, sender, text, onWait: [sender.onWait], settle: [settle] });
      } else {
        same.onWait.push(sender.onWait);
        same.settle.push(settle);
      }
    });
  }

  /** Tells all senders that their messages are waiting. */
  tellWaiting(): void {
    for (const { onWait } of this.entries) {
      for (const tell of onWait) {
        tell();
      }
    }
  }

  settle(count: number, resultOf: (index: number) => Result<Room, Refusal>): void {
    const settled = this.entries.slice(0, count);
    this.entries = this.entries.slice(count);
    settled.forEach((entry, index) => {
      for (const settle of entry.settle) {
        settle(resultOf(index));
      }
    });
  }

  /** Finds the same message, provided that no later message could change its meaning. */
  private findSame(message: RoomMessage, text: string): Entry | undefined {
    for (const entry of this.entries.toReversed()) {
      if (entry.text === text) {
        return entry;
      }
      if (!isOfAnotherMember(entry.message, message)) {
        return undefined;
      }
    }
    return undefined;
  }
}

const memberOf = (message: RoomMessage): string | undefined =>
  message.type === 'vote' || message.type === 'join' || message.type === 'observe'
    ? message.payload.username
    : undefined;

function isOfAnotherMember(one: RoomMessage, other: RoomMessage): boolean {
  const [first, second] = [memberOf(one), memberOf(other)];
  return first !== undefined && second !== undefined && first !== second;
}
