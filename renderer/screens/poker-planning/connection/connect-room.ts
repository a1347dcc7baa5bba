import { subprotocol2, subprotocol21 } from '#shared/poker-messages.ts';
import { readServerMessage, type ServerMessage } from '#shared/poker-views.ts';
import { reduce } from '#tools/poker-planning/room/reduce-client.ts';
import { createRoomClient } from '#tools/poker-planning/room/room-client.ts';
import type { Effect, RoomEvent } from '#tools/poker-planning/room/room-event.ts';
import { createOutbox } from './create-outbox.ts';
import { createThrottle } from './create-throttle.ts';
import { type ChannelOptions, type ChannelTimes, defaultTimes, openChannel } from './open-channel.ts';
import type { RoomConnection, RoomSnapshot } from './room-connection.ts';

export interface RoomConnectionOptions {
  /** The address of its socket: see `roomAddress`. */
  readonly address: string;
  /** The client's secret: see `keySchema`. */
  readonly key: string;
  /** See `ChannelOptions`. */
  readonly permit?: ChannelOptions['permit'];
  /** Who it was before a reload. */
  readonly username?: string | undefined;
  /** Who it is now; undefined after it left or was removed. */
  readonly onUsername?: (username: string | undefined) => void;
  /** The cards with which a room begins that has none yet. */
  readonly firstCards?: readonly string[] | undefined;
  readonly times?: ChannelTimes;
}

/** Milliseconds between two messages to the server: half of what it takes. */
const sendInterval = 100;
/** Milliseconds between two pictures of the room, however fast the server sends. */
const drawInterval = 50;
/** Characters of a frame: a full room takes a tenth. */
const longestFrame = 1_000_000;

/**
 * A room on a server, for as long as this client is in it: it connects again by itself, says again who it is, and sends
 * a vote that the server has not confirmed. What it shows is always what the server said.
 *
 * Whatever has rules is in `room/`, where `reduce` decides; here it meets the socket, the clock and those who look.
 */
export function connectRoom(options: RoomConnectionOptions): RoomConnection {
  const { address, key, permit, username, onUsername, firstCards, times = defaultTimes } = options;
  const listeners = new Set<() => void>();
  let client = createRoomClient({ key, username, firstCards });

  const draw = createThrottle(() => {
    snapshot = takeSnapshot();
    for (const listener of listeners) {
      listener();
    }
  }, drawInterval);

  const outbox = createOutbox((text) => channel.send(text), sendInterval);

  const perform = (effect: Effect): void => {
    switch (effect.type) {
      case 'post':
        outbox.put(effect.subject, JSON.stringify(effect.message));
        break;
      case 'send':
        channel.send(JSON.stringify(effect.message));
        break;
      case 'ask':
        channel.ask(JSON.stringify(effect.message));
        break;
      case 'drop-waiting':
        outbox.clear();
        break;
      case 'remember':
        onUsername?.(effect.username);
        break;
      case 'hang-up':
        channel.close();
        break;
    }
  };

  const dispatch = (event: RoomEvent): void => {
    const step = reduce(client, event, Date.now());
    if (step.client !== client) {
      const { notice } = client;
      client = step.client;
      if (client.notice !== notice) {
        channel.setPatient(client.notice !== undefined);
      }
      draw();
    }
    step.effects.forEach(perform);
  };

  const channel = openChannel({
    address,
    protocols: [subprotocol21, subprotocol2],
    permit,
    times,
    onOpen: (protocol) => dispatch({ type: 'opened', protocol }),
    onText: (text) => dispatch({ type: 'heard', message: readFrame(text) }),
    onDoubt: () => dispatch({ type: 'doubt' }),
    onChange: ({ state }) => {
      if (state !== 'open') {
        dispatch({ type: 'lost' });
      }
      draw();
    },
  });

  const takeSnapshot = (): RoomSnapshot => ({
    channel: channel.snapshot(),
    version: client.version,
    room: client.room,
    username: client.username,
    pendingVote: client.pending && { estimate: client.pending.estimate },
    problem: client.problem,
    notice: client.notice,
    wasRemoved: client.wasRemoved,
  });
  let snapshot = takeSnapshot();

  return {
    read: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    reconnect: channel.reconnect,
    check: channel.check,
    close: () => dispatch({ type: 'close' }),
    join: (name) => dispatch({ type: 'join', username: name }),
    leave: () => dispatch({ type: 'leave' }),
    vote: (estimate) => dispatch({ type: 'vote', estimate }),
    remove: (name) => dispatch({ type: 'remove', username: name }),
    reset: () => dispatch({ type: 'reset' }),
    setRevealed: (isRevealed) => dispatch({ type: 'set-revealed', isRevealed }),
    observe: (isObserver) => dispatch({ type: 'observe', isObserver }),
    nameStory: (title) => dispatch({ type: 'name-story', title }),
    nextStory: (title) => dispatch({ type: 'next-story', title }),
    setCards: (cards) => dispatch({ type: 'set-cards', cards }),
    setTimer: (seconds) => dispatch({ type: 'set-timer', seconds }),
    dismissProblem: () => dispatch({ type: 'dismiss-problem' }),
  };
}

/** @returns undefined for a frame that is too large for a room, or is no message */
function readFrame(text: string): ServerMessage | undefined {
  const message = text.length > longestFrame ? undefined : readServerMessage(text);
  return message?.ok === true ? message.value : undefined;
}
