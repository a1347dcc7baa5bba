import { become } from './become.ts';
import { isOpen, learn, memberOf, type RoomClient } from './room-client.ts';
import type { Command, Effect, Letter, Version2Command } from './room-event.ts';
import { inTurn, type Move, type Step, still } from './step.ts';
import { tell, tellJoin, tellVote } from './tell-server.ts';

/**
 * Applies a command of the user. The client's identity and vote are kept until the server knows them; every other
 * command is meant for now, and is refused while the channel is closed, since it may be outdated by the time the
 * channel opens.
 * @param now in milliseconds since 1970
 */
export function takeCommand(client: RoomClient, command: Command, now: number): Step {
  switch (command.type) {
    case 'join':
      return join(client, command.username, now);
    case 'leave':
      return leave(client);
    case 'vote': {
      const round = client.version === 1 ? undefined : client.room?.round;
      const pending = { estimate: command.estimate, round, id: undefined };
      return tellVote(now)({ ...client, problem: undefined, pending });
    }
    case 'remove': {
      const { username } = command;
      return ifOpen(
        client,
        tell({ subject: `remove ${username}`, message: { type: 'remove', payload: username } }, now),
      );
    }
    case 'reset':
      return ifOpen(client, (open) => {
        const { round } = command;
        // The server refuses to clear a round that is over, and the vote of the present one stays.
        const isOver = round !== open.room?.round;
        const cleared = isOver ? open : learn({ ...open, pending: undefined }, { isRevealedHere: false });
        return tell({ subject: 'reset', message: { type: 'reset', payload: { round } } }, now)(cleared);
      });
    case 'set-revealed':
      return setRevealed(client, command.isRevealed, now);
    case 'dismiss-problem':
      return still({ ...client, problem: undefined });
    default:
      return ifVersion2(client, takeVersion2Command(command, now));
  }
}

function join(client: RoomClient, username: string, now: number): Step {
  return inTurn(
    { ...client, problem: undefined, wasRemoved: false },
    (asking) => become(asking, username),
    (named) =>
      still(named.phase === 'unlisted' && memberOf(named) !== undefined ? { ...named, phase: 'listed' } : named),
    tellJoin(now),
    tellVote(now),
  );
}

/**
 * Leaves the room. Waiting messages are dropped: they may speak for the leaving member and must not follow its removal.
 */
function leave(client: RoomClient): Step {
  const { username } = client;
  const isKnown = username !== undefined && isOpen(client) && client.version !== undefined;
  // The message is sent at once, because the channel closes after it.
  const farewell: readonly Effect[] = isKnown ? [{ type: 'send', message: { type: 'remove', payload: username } }] : [];
  const left = become(learn({ ...client, pending: undefined }, { own: undefined }), undefined);
  return { client: left.client, effects: [{ type: 'drop-waiting' }, ...farewell, ...left.effects] };
}

/** Reveals or hides the estimates. Version 1 has no reveal: there it affects this screen only and needs no server. */
function setRevealed(client: RoomClient, isRevealed: boolean, now: number): Step {
  return client.version === 1
    ? still(learn(client, { isRevealedHere: isRevealed }))
    : ifVersion2(client, tell({ subject: 'reveal', message: { type: isRevealed ? 'reveal' : 'hide' } }, now));
}

function takeVersion2Command(command: Version2Command, now: number): Move {
  if (command.type !== 'observe') {
    return (client) => tell(letterOf(command, client), now)(client);
  }
  return (client) => {
    const { username, key } = client;
    if (username === undefined) {
      return still(client);
    }
    const payload = { username, observer: command.isObserver, key };
    return tell({ subject: 'observe', message: { type: 'observe', payload } }, now)({ ...client, pending: undefined });
  };
}

function letterOf(command: Exclude<Version2Command, { type: 'observe' }>, { room }: RoomClient): Letter {
  switch (command.type) {
    case 'name-story':
      return { subject: 'story', message: { type: 'story', payload: { title: command.title } } };
    case 'next-story': {
      const payload = { title: command.title, next: true, round: room?.round };
      return { subject: 'next', message: { type: 'story', payload } };
    }
    case 'set-cards':
      return { subject: 'cards', message: { type: 'cards', payload: [...command.cards] } };
    case 'set-timer':
      return { subject: 'timer', message: { type: 'timer', payload: { seconds: command.seconds } } };
  }
}

function ifOpen(client: RoomClient, move: Move): Step {
  return isOpen(client) ? move({ ...client, problem: undefined }) : still({ ...client, problem: channelIsClosed });
}

const channelIsClosed = 'The channel is closed: try again when it is open.';

function ifVersion2(client: RoomClient, move: Move): Step {
  return ifOpen(client, client.version === 2 ? move : still);
}
