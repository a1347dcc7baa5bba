import type { RoomClient } from './room-client.ts';
import type { Effect } from './room-event.ts';

/** A client after something has happened to it, and what it wants done. */
export interface Step {
  readonly client: RoomClient;
  /** In the order in which they are to be done. */
  readonly effects: readonly Effect[];
}

export type Move = (client: RoomClient) => Step;

/** A step that asks for nothing. */
export const still: Move = (client) => ({ client, effects: [] });

/** Each move begins with the client that the one before it has left. */
export function inTurn(client: RoomClient, ...moves: readonly Move[]): Step {
  return moves.reduce((before, move) => {
    const after = move(before.client);
    return { client: after.client, effects: [...before.effects, ...after.effects] };
  }, still(client));
}
