import type { ProtocolVersion, RefusalCode } from '#shared/poker/messages.ts';
import type { RoomView2, ServerMessage } from '#shared/poker/views.ts';
import { become } from './become.ts';
import { greetServer } from './greet-server.ts';
import { isOpen, learn, memberOf, type RoomClient } from './room-client.ts';
import { type Step, still } from './step.ts';
import { viewOfVersion1 } from './version-1.ts';

/** Refusals after which the client is not a member under that name. */
const refusalsOfMember: readonly string[] = ['name-taken', 'room-full'] satisfies RefusalCode[];

/**
 * Applies a message from the server.
 * @param message the message; undefined if it cannot be read
 * @param now in milliseconds since 1970
 */
export function takeMessage(client: RoomClient, message: ServerMessage | undefined, now: number): Step {
  if (!isOpen(client)) {
    return still(client);
  }
  switch (message?.kind) {
    case undefined:
      return still(client.room === undefined ? { ...client, problem: notARoom } : client);
    case 'state1':
      return takeState(client, 1, viewOfVersion1(message.state, now), now);
    case 'state2':
      return takeState(client, 2, message.state, now);
    case 'history':
      return still(learn(client, { history: message.history }));
    case 'own':
      return still(learn(client, { own: message.own }));
    case 'ack':
      return still(takeAck(client, message.id));
    case 'error':
      return takeRefusal(client, message);
    case 'notice': {
      const { code, message: notice } = message.notice;
      return still({ ...client, notice: code === 'store-unavailable' ? notice : undefined });
    }
  }
}

const notARoom = 'What this server sends is not a poker room: check its address.';

/**
 * Applies a state. The first state through a channel determines the version; states of the other version are ignored.
 */
function takeState(before: RoomClient, version: ProtocolVersion, view: RoomView2, now: number): Step {
  if (before.phase !== 'unheard' && before.version !== version) {
    return still(before);
  }
  // If there are no votes, somebody has started over, so the next ones are hidden again.
  const isRevealedHere = before.isRevealedHere && version === 1 && view.estimates.some(({ hasVoted }) => hasVoted);
  const client = learn({ ...before, version }, { view, viewedAt: now, isRevealedHere });
  const isListed = memberOf(client) !== undefined;
  if (before.phase === 'listed' && !isListed) {
    return become(learn({ ...client, pending: undefined, wasRemoved: true }, { own: undefined }), undefined);
  }
  const present: RoomClient = { ...client, phase: isListed ? 'listed' : 'unlisted' };
  const { client: greeted, effects } = before.phase === 'unheard' ? greetServer(present, before, now) : still(present);
  return { client: version === 1 ? confirmByState(greeted) : greeted, effects };
}

/** A server of version 1 confirms a vote by showing it. */
function confirmByState(client: RoomClient): RoomClient {
  const member = memberOf(client);
  const isShown = member !== undefined && member.estimate === client.pending?.estimate;
  return isShown ? { ...client, pending: undefined } : client;
}

function takeAck(client: RoomClient, id: number): RoomClient {
  const { pending, username } = client;
  if (pending?.id !== id || username === undefined) {
    return client;
  }
  const { estimate } = pending;
  return learn(
    { ...client, pending: undefined },
    { own: { username, ...(estimate === undefined ? {} : { estimate }) } },
  );
}

function takeRefusal(client: RoomClient, { error, id }: Extract<ServerMessage, { kind: 'error' }>): Step {
  if (id !== undefined && id === client.askId) {
    return still(client); // Even a server that does not know the question has given a sign of life.
  }
  const isOfVote = id !== undefined && id === client.pending?.id;
  const isOfMember = isOfVote || (id !== undefined && id === client.joinId);
  const isUnwelcome = isOfMember && refusalsOfMember.includes(error.code);
  const told = {
    ...client,
    problem: error.message,
    pending: isOfVote || isUnwelcome ? undefined : client.pending,
  };
  return isUnwelcome ? become(told, undefined) : still(told);
}
