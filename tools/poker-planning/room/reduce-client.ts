import type { RoomClient } from './room-client.ts';
import type { RoomEvent } from './room-event.ts';
import { inTurn, type Step, still } from './step.ts';
import { takeCommand } from './take-command.ts';
import { takeMessage } from './take-message.ts';
import { askServer, tellVote } from './tell-server.ts';

/**
 * Computes the client after an event and the effects that it requests. Only this function changes a client, just as
 * only `applyMessage` changes the room; the caller owns the socket, the timers and the storage.
 * @param now in milliseconds since 1970
 * @returns the same client object if the event changes nothing; once it is `over`, no event does
 * @example reduce(client, { type: 'vote', estimate: '5' }, Date.now()).effects // [{ type: 'post', subject: 'vote', … }]
 */
export function reduce(client: RoomClient, event: RoomEvent, now: number): Step {
  if (client.phase === 'over') {
    return still(client);
  }
  switch (event.type) {
    case 'opened':
      return open(client, event.protocol, now);
    case 'lost':
      return still(client.phase === 'away' ? client : { ...client, phase: 'away' });
    case 'heard':
      return takeMessage(client, event.message, now);
    case 'doubt':
      return askServer(client);
    case 'close':
      return { client: { ...client, phase: 'over' }, effects: [{ type: 'drop-waiting' }, { type: 'hang-up' }] };
    default:
      return takeCommand(client, event, now);
  }
}

function open(client: RoomClient, protocol: string, now: number): Step {
  // Without a subprotocol, the version is 1. With one, it need not be 2: some servers agree to whatever is offered.
  const version = protocol === '' ? 1 : undefined;
  return inTurn(
    { ...client, phase: 'unheard', version, problem: undefined, notice: undefined },
    (opened) => ({ client: opened, effects: [{ type: 'drop-waiting' }] }),
    // A version 1 server may stay silent until it is sent something.
    tellVote(now),
  );
}
