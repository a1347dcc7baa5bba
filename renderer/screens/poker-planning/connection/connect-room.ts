import { createObservable } from '#shared/observable.ts';
import { subprotocol2, subprotocol21 } from '#shared/poker/messages.ts';
import { readServerMessage, type ServerMessage } from '#shared/poker/views.ts';
import { createOutbox } from '#tools/poker-planning/connection/create-outbox.ts';
import { createThrottle } from '#tools/poker-planning/connection/create-throttle.ts';
import { reduce } from '#tools/poker-planning/room/reduce-client.ts';
import { createRoomClient } from '#tools/poker-planning/room/room-client.ts';
import type { Effect, RoomEvent } from '#tools/poker-planning/room/room-event.ts';
import { type ChannelOptions, type ChannelTimes, defaultTimes } from './channel.ts';
import { openChannel } from './open-channel.ts';
import type { RoomConnection, RoomSnapshot } from './room-connection.ts';

export interface RoomConnectionOptions {
  /** The address of the room's socket: see `roomAddress`. */
  readonly address: string;
  /** The client's secret: see `keySchema`. */
  readonly key: string;
  /** See `ChannelOptions`. */
  readonly permit?: ChannelOptions['permit'];
  /** The member's name before a reload. */
  readonly username?: string | undefined;
  /** Called with the member's present name; undefined after leaving or being removed. */
  readonly onUsername?: (username: string | undefined) => void;
  /** The initial cards of a room that has none yet. */
  readonly firstCards?: readonly string[] | undefined;
  readonly times?: ChannelTimes;
}

/** Milliseconds between two messages to the server: half the rate that it accepts. */
const sendInterval = 100;
/** The least number of milliseconds between two renderings of the room, however fast the server sends. */
const drawInterval = 50;
/** The most characters of a frame: a full room takes a tenth. */
const longestFrame = 1_000_000;

/**
 * A connection to a room on a server, for as long as this client is in it. It reconnects by itself, rejoins under its
 * name, and sends a vote that the server has not confirmed. What it shows is always what the server said.
 *
 * The rules are in `room/`, where `reduce` decides; this module connects them to the socket, the clock and the
 * subscribers.
 */
export function connectRoom(options: RoomConnectionOptions): RoomConnection {
  const { address, key, permit, username, onUsername, firstCards, times = defaultTimes } = options;
  let client = createRoomClient({ key, username, firstCards });

  const draw = createThrottle(() => shown.write(takeSnapshot()), drawInterval);

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
  const shown = createObservable(takeSnapshot());

  return {
    read: shown.read,
    subscribe: shown.subscribe,
    reconnect: channel.reconnect,
    check: channel.check,
    close: () => dispatch({ type: 'close' }),
    join: (name) => dispatch({ type: 'join', username: name }),
    leave: () => dispatch({ type: 'leave' }),
    vote: (estimate) => dispatch({ type: 'vote', estimate }),
    remove: (name) => dispatch({ type: 'remove', username: name }),
    reset: (round) => dispatch({ type: 'reset', round }),
    setRevealed: (isRevealed) => dispatch({ type: 'set-revealed', isRevealed }),
    observe: (isObserver) => dispatch({ type: 'observe', isObserver }),
    nameStory: (title) => dispatch({ type: 'name-story', title }),
    nextStory: (title) => dispatch({ type: 'next-story', title }),
    setCards: (cards) => dispatch({ type: 'set-cards', cards }),
    setTimer: (seconds) => dispatch({ type: 'set-timer', seconds }),
    dismissProblem: () => dispatch({ type: 'dismiss-problem' }),
  };
}

/** @returns undefined for a frame that is too large for a room, or is not a message */
function readFrame(text: string): ServerMessage | undefined {
  const message = text.length > longestFrame ? undefined : readServerMessage(text);
  return message?.ok === true ? message.value : undefined;
}
