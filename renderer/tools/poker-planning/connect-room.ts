import {
  type ClientMessage1,
  type ClientMessage2,
  type ProtocolVersion,
  type RefusalCode,
  subprotocol2,
} from '#shared/poker-messages.ts';
import { type OwnVote, type RoomView1, type RoomView2, readServerMessage } from '#shared/poker-views.ts';
import { createOutbox } from './create-outbox.ts';
import { type ChannelTimes, defaultTimes, openChannel } from './open-channel.ts';
import type { RoomConnection, RoomSnapshot } from './room-connection.ts';
import { modelOfVersion1, modelOfVersion2, type RoomModel } from './room-model.ts';

export interface RoomConnectionOptions {
  /** Of its socket: see `roomAddress`. */
  readonly address: string;
  /** The client's secret: see `keySchema`. */
  readonly key: string;
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

/** After these one is no member under that name. */
const refusalsOfMember: readonly string[] = ['name-taken', 'room-full'] satisfies RefusalCode[];

interface Pending {
  readonly estimate: string | undefined;
  /** Of the state that was voted on. */
  readonly round: number | undefined;
  readonly id: number | undefined;
}

/**
 * A room on a server, for as long as this client is in it: it connects again by itself, says again who it is, and sends
 * a vote that the server has not confirmed. What it shows is always what the server said.
 */
export function connectRoom(options: RoomConnectionOptions): RoomConnection {
  const { address, key, onUsername, firstCards = [], times = defaultTimes } = options;
  const listeners = new Set<() => void>();
  let version: ProtocolVersion | undefined;
  let view1: RoomView1 | undefined;
  let view2: RoomView2 | undefined;
  /** When that view came. */
  let viewedAt = 0;
  let isRevealed1 = false;
  let own: OwnVote | undefined;
  let room: RoomModel | undefined;
  let username = options.username;
  let pending: Pending | undefined;
  let problem: string | undefined;
  let notice: string | undefined;
  let wasRemoved = false;
  /** The server has listed this client's member since the channel opened. */
  let isListed = false;
  /** No state has come yet since the channel opened. */
  let isFresh = true;
  let lastId = 0;
  let joinId: number | undefined;
  let drawTimer: ReturnType<typeof setTimeout> | undefined;
  let drawnAt = 0;
  let snapshot: RoomSnapshot;

  const draw = () => {
    drawTimer = undefined;
    drawnAt = Date.now();
    snapshot = {
      channel: channel.snapshot(),
      version,
      room,
      username,
      pendingVote: pending && { estimate: pending.estimate },
      problem,
      notice,
      wasRemoved,
    };
    for (const listener of listeners) {
      listener();
    }
  };
  const changed = () => {
    drawTimer ??= setTimeout(draw, Math.max(0, drawnAt + drawInterval - Date.now()));
  };

  const outbox = createOutbox((text) => channel.send(text), sendInterval);
  const send1 = (subject: string, message: ClientMessage1) => outbox.put(subject, JSON.stringify(message));
  const send2 = (subject: string, message: ClientMessage2): number => {
    lastId += 1;
    outbox.put(subject, JSON.stringify({ ...message, id: lastId }));
    return lastId;
  };
  /** What both versions have. */
  const send = (subject: string, message: ClientMessage1 & ClientMessage2) =>
    void (version === 1 ? send1 : send2)(subject, message);

  const member = () => room?.members.find((one) => one.username === username);

  const buildModel = () => {
    room =
      view2 === undefined
        ? view1 && modelOfVersion1(view1, isRevealed1)
        : modelOfVersion2(view2, own, username, viewedAt);
  };

  const becomes = (name: string | undefined) => {
    username = name;
    isListed = false;
    onUsername?.(name);
    buildModel();
  };

  const sendVote = () => {
    if (pending === undefined || username === undefined || channel.snapshot().state !== 'open') {
      return;
    }
    const { estimate, round } = pending;
    if (version === 1) {
      send1('vote', {
        type: 'vote',
        payload:
          estimate === undefined ? { username } : { username, estimate, estimatedAtISO8601: new Date().toISOString() },
      });
    } else if (version === 2) {
      const id = send2('vote', { type: 'vote', payload: { username, estimate, key, round } });
      pending = { ...pending, id };
    }
  };

  const sendJoin = () => {
    if (username === undefined) {
      return;
    }
    if (version === 2) {
      joinId = send2('join', { type: 'join', payload: { username, key } });
    } else if (version === 1 && member() === undefined && pending === undefined) {
      send1('vote', { type: 'vote', payload: { username } });
    }
  };

  /** What a channel that has just opened must be told. @param before the room as it was known before */
  const sayWhoIsHere = (before: RoomModel | undefined, estimateBefore: string | undefined) => {
    if (room === undefined) {
      return;
    }
    const isMissing = username !== undefined && member() === undefined;
    const isOldRound = pending?.round !== undefined && room.round > pending.round;
    if (pending !== undefined && !isOldRound) {
      // A server that has forgotten the room counts its rounds anew.
      pending = { ...pending, round: room.round };
    } else if (
      pending === undefined &&
      isMissing &&
      estimateBefore !== undefined &&
      room.round <= (before?.round ?? 0)
    ) {
      pending = { estimate: estimateBefore, round: room.round, id: undefined };
    }
    sendJoin();
    sendVote();
    if (version === 2 && isMissing && before !== undefined && room.version < before.version) {
      restore(before, room);
    } else if (version === 2 && room.cards.length === 0 && room.version === 0 && firstCards.length > 0) {
      send2('cards', { type: 'cards', payload: [...firstCards] });
    }
  };

  /** A server that was started anew and keeps rooms in memory has forgotten what was agreed on. */
  const restore = (before: RoomModel, present: RoomModel) => {
    if (before.story !== '' && present.story === '') {
      send2('story', { type: 'story', payload: { title: before.story } });
    }
    if (before.cards.length > 0 && present.cards.length === 0) {
      send2('cards', { type: 'cards', payload: [...before.cards] });
    }
  };

  const stateCame = (kind: ProtocolVersion, state: { view1?: RoomView1; view2?: RoomView2 }) => {
    const before = room;
    const estimateBefore = member()?.estimate;
    if (isFresh) {
      version = kind;
    } else if (version !== kind) {
      return;
    }
    view1 = state.view1;
    view2 = state.view2;
    viewedAt = Date.now();
    buildModel();
    if (version === 1 && isRevealed1 && room?.members.every(({ hasVoted }) => !hasVoted)) {
      // Somebody has begun anew: the next votes are hidden again.
      isRevealed1 = false;
      buildModel();
    }
    const me = member();
    if (isFresh) {
      isFresh = false;
      sayWhoIsHere(before, estimateBefore);
    } else if (isListed && me === undefined) {
      pending = undefined;
      own = undefined;
      wasRemoved = true;
      becomes(undefined);
    }
    isListed ||= me !== undefined;
    if (version === 1 && pending !== undefined && me !== undefined && me.estimate === pending.estimate) {
      pending = undefined;
    }
  };

  const refused = ({ code, message }: { readonly code: string; readonly message: string }, id: number | undefined) => {
    problem = message;
    const isOfVote = id !== undefined && id === pending?.id;
    if (isOfVote) {
      pending = undefined;
    }
    if ((isOfVote || (id !== undefined && id === joinId)) && refusalsOfMember.includes(code)) {
      pending = undefined;
      becomes(undefined);
    }
  };

  const onText = (text: string) => {
    const message = text.length > longestFrame ? undefined : readServerMessage(text);
    if (message === undefined || !message.ok) {
      if (room === undefined) {
        problem = 'What this server sends is no poker room: check its address.';
      }
      changed();
      return;
    }
    const { value } = message;
    switch (value.kind) {
      case 'state1':
        stateCame(1, { view1: value.state });
        break;
      case 'state2':
        stateCame(2, { view2: value.state });
        break;
      case 'own':
        own = value.own;
        buildModel();
        break;
      case 'ack':
        if (value.id === pending?.id && username !== undefined) {
          own = { username, ...(pending.estimate === undefined ? {} : { estimate: pending.estimate }) };
          pending = undefined;
          buildModel();
        }
        break;
      case 'error':
        refused(value.error, value.id);
        break;
      case 'notice':
        notice = value.notice.code === 'store-unavailable' ? value.notice.message : undefined;
        break;
    }
    changed();
  };

  const channel = openChannel({
    address,
    protocol: subprotocol2,
    times,
    onOpen: (agreed) => {
      outbox.clear();
      isFresh = true;
      isListed = false;
      notice = undefined;
      problem = undefined;
      version = agreed === '' ? 1 : undefined;
      if (version === 1) {
        // It may say nothing before it is told something.
        sendVote();
      }
    },
    onText,
    onChange: changed,
  });
  snapshot = {
    channel: channel.snapshot(),
    version,
    room,
    username,
    pendingVote: undefined,
    problem,
    notice,
    wasRemoved,
  };

  const isOpen = () => channel.snapshot().state === 'open';
  /** For what must not take effect later, when it is no longer meant. */
  const ifOpen = (act: () => void) => {
    problem = isOpen() ? undefined : 'The channel is closed: try again when it is open.';
    if (isOpen()) {
      act();
    }
    changed();
  };
  const ifVersion2 = (act: () => void) =>
    ifOpen(() => {
      if (version === 2) {
        act();
      }
    });

  return {
    read: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    reconnect: channel.reconnect,
    close: () => {
      outbox.clear();
      clearTimeout(drawTimer);
      channel.close();
    },
    join: (name) => {
      problem = undefined;
      wasRemoved = false;
      becomes(name);
      isListed = member() !== undefined;
      if (isOpen()) {
        sendJoin();
      }
      changed();
    },
    leave: () => {
      const name = username;
      if (name !== undefined && isOpen() && version !== undefined) {
        const message = { type: 'remove', payload: name } as const;
        // At once: the channel closes after it.
        channel.send(JSON.stringify(message));
      }
      pending = undefined;
      own = undefined;
      becomes(undefined);
      changed();
    },
    vote: (estimate) => {
      problem = undefined;
      pending = { estimate, round: version === 1 ? undefined : room?.round, id: undefined };
      sendVote();
      changed();
    },
    remove: (name) => ifOpen(() => send(`remove ${name}`, { type: 'remove', payload: name })),
    reset: () =>
      ifOpen(() => {
        pending = undefined;
        isRevealed1 = false;
        buildModel();
        send('reset', { type: 'reset' });
      }),
    setRevealed: (isRevealed) => {
      if (version === 1) {
        isRevealed1 = isRevealed;
        buildModel();
        changed();
      } else {
        ifVersion2(() => send2('reveal', { type: isRevealed ? 'reveal' : 'hide' }));
      }
    },
    observe: (observer) =>
      ifVersion2(() => {
        if (username !== undefined) {
          pending = undefined;
          send2('observe', { type: 'observe', payload: { username, observer, key } });
        }
      }),
    nameStory: (title) => ifVersion2(() => send2('story', { type: 'story', payload: { title } })),
    nextStory: (title) =>
      ifVersion2(() => send2('next', { type: 'story', payload: { title, next: true, round: room?.round } })),
    setCards: (cards) => ifVersion2(() => send2('cards', { type: 'cards', payload: [...cards] })),
    setTimer: (seconds) => ifVersion2(() => send2('timer', { type: 'timer', payload: { seconds } })),
    dismissProblem: () => {
      problem = undefined;
      changed();
    },
  };
}
