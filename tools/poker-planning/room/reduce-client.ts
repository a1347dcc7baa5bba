import type { RoomClient } from './room-client.ts';
import type { RoomEvent } from './room-event.ts';
import { inTurn, type Step, still } from './step.ts';
import { takeCommand } from './take-command.ts';
import { takeMessage } from './take-message.ts';
import { askServer, tellVote } from './tell-server.ts';

/**
 * The client after an event, and what it wants done. This is the only place that changes one, as `applyMessage` is for
 * the room; whoever calls it owns the socket, the timers and the storage.
 * @param now in milliseconds since 1970
 * @returns the very same client where the event changes nothing; once it is `over`, no event does
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
  // Without a subprotocol it is version 1. With one it need not be version 2: some servers agree to whatever is offered.
  const version = protocol === '' ? 1 : undefined;
  return inTurn(
    { ...client, phase: 'unheard', version, problem: undefined, notice: undefined },
    (opened) => ({ client: opened, effects: [{ type: 'drop-waiting' }] }),
    // A server of version 1 may say nothing before it is told something.
    tellVote(now),
  );
}
