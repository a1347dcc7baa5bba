import type { RoomClient } from './room-client.ts';
import type { Effect } from './room-event.ts';

/** A client after an event, with the effects that it requests. */
export interface Step {
  readonly client: RoomClient;
  /** The effects, in the order in which to carry them out. */
  readonly effects: readonly Effect[];
}

export type Move = (client: RoomClient) => Step;

/** A move that changes nothing and requests no effects. */
export const still: Move = (client) => ({ client, effects: [] });

/** Runs moves in sequence: each starts with the client that the previous one returned. */
export function inTurn(client: RoomClient, ...moves: readonly Move[]): Step {
  return moves.reduce((before, move) => {
    const after = move(before.client);
    return { client: after.client, effects: [...before.effects, ...after.effects] };
  }, still(client));
}
