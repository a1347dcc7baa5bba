import { NetworkRefusedError } from '#renderer/platform/network-guard.ts';
import { urlOf } from '#shared/formats/url-of.ts';
import { messageOf } from '#shared/message-of.ts';
import { type ChannelEnd, refusedByPolicy, refusedByUser } from '#tools/poker-planning/channel-end.ts';

/** Like WebSocket's `readyState`; also closed while it waits for the next attempt. */
export type ChannelState = 'connecting' | 'open' | 'closing' | 'closed';

export interface ChannelSnapshot {
  readonly state: ChannelState;
  /** When the next attempt begins, in milliseconds since 1970. */
  readonly retryAt: number | undefined;
  /** How the last socket ended; undefined while one is open. */
  readonly ended: ChannelEnd | undefined;
}

export interface Channel {
  readonly snapshot: () => ChannelSnapshot;
  /** @returns false if the channel is not open and nothing was sent */
  readonly send: (text: string) => boolean;
  /** The same for a text that a live server answers at once, even one that has said that it needs time. */
  readonly ask: (text: string) => boolean;
  /** Records that the server has said that its answers take time, or no longer do. */
  readonly setPatient: (isPatient: boolean) => void;
  /** Checks now whether an open channel is alive; if the channel is waiting for its next attempt, that begins. */
  readonly check: () => void;
  /** Begins an attempt now, replacing an open socket. */
  readonly reconnect: () => void;
  /** Closes the channel for good. */
  readonly close: () => void;
}

/** In milliseconds. */
export interface ChannelTimes {
  /** The delay before the first retry; it doubles with each further one. */
  readonly firstDelay: number;
  readonly longestDelay: number;
  /** The time after which an attempt has failed. */
  readonly connect: number;
  /** The time within which the server must say something after a message; otherwise it is considered gone. */
  readonly answer: number;
  /** The time after which a silent server is asked whether it is alive. */
  readonly quiet: number;
  /** The time for which a socket must have been open for the next delay to be the first again. */
  readonly settled: number;
}

export const defaultTimes: ChannelTimes = {
  firstDelay: 1000,
  longestDelay: 30_000,
  connect: 10_000,
  answer: 10_000,
  quiet: 25_000,
  settled: 5000,
};

export interface ChannelOptions {
  readonly address: string;
  /** The subprotocols to offer, best first. A server that knows none of them is connected to without. */
  readonly protocols: readonly string[];
  /** Called before each attempt, for environments where a socket needs permission first. */
  readonly permit?: (() => Promise<void> | undefined) | undefined;
  /** @param protocol the negotiated subprotocol; empty if there is none */
  readonly onOpen: (protocol: string) => void;
  readonly onText: (text: string) => void;
  /** Called when it is doubtful whether the server is still there: time for `ask`. */
  readonly onDoubt: () => void;
  /** Called when the snapshot has changed. */
  readonly onChange: (snapshot: ChannelSnapshot) => void;
  readonly times?: ChannelTimes;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** Close codes after which an immediate attempt would only meet the same again, so that the delay starts higher. */
const slowCodes = [1008, 1009, 1013];
const slowStart = 3;

/** What is known about whether the server supports the subprotocol. */
type Phase = 'asking' | 'without' | 'asking-again' | 'agreed' | 'plain';

/** What follows an attempt whose socket did not open. */
const afterFailure: Readonly<Record<Phase, { readonly phase: Phase; readonly isAtOnce: boolean }>> = {
  asking: { phase: 'without', isAtOnce: true },
  without: { phase: 'asking', isAtOnce: false },
  'asking-again': { phase: 'plain', isAtOnce: true },
  agreed: { phase: 'agreed', isAtOnce: false },
  plain: { phase: 'plain', isAtOnce: false },
};

/**
 * A WebSocket that reconnects by itself, with a randomised delay that doubles, so that a restarted server does not face
 * all clients at once.
 *
 * Browsers let a handshake fail if the server answers no subprotocol, as a server of version 1 does, and do not say
 * why. A failed attempt is therefore followed by one without. Only if that opens, and another with the subprotocol
 * fails again, was the server's version the reason rather than a short outage.
 */
export function openChannel(options: ChannelOptions): Channel {
  const { address, protocols, permit, onOpen, onText, onDoubt, onChange } = options;
  const { times = defaultTimes, random = Math.random } = options;
  let socket: WebSocket | undefined;
  let snapshot: ChannelSnapshot = { state: 'closed', retryAt: undefined, ended: undefined };
  let phase: Phase = 'asking';
  let failures = 0;
  let openedAt = 0;
  let isEnded = false;
  /** Counts the attempts, so that pending work of earlier ones is ignored. */
  let attempts = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let connectTimer: ReturnType<typeof setTimeout> | undefined;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;
  let askTimer: ReturnType<typeof setTimeout> | undefined;
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let isPatient = false;

  const change = (next: Partial<ChannelSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    onChange(snapshot);
  };

  const clearTimers = () => {
    clearTimeout(retryTimer);
    clearTimeout(connectTimer);
    clearTimeout(quietTimer);
    stopWaiting();
  };

  /** Stops waiting, because the server owes no answer. */
  const stopWaiting = () => {
    clearTimeout(answerTimer);
    clearTimeout(askTimer);
    answerTimer = undefined;
    askTimer = undefined;
  };

  const listen = () => {
    clearTimeout(quietTimer);
    quietTimer = setTimeout(onDoubt, times.quiet);
  };

  /** Abandons the present socket: nothing that it still reports counts. */
  const letGo = () => {
    clearTimers();
    attempts += 1;
    const old = socket;
    socket = undefined;
    if (old !== undefined && old.readyState < WebSocket.CLOSING) {
      old.close(1000);
    }
  };

  const retryLater = (ended: ChannelEnd) => {
    const delay = Math.min(times.longestDelay, times.firstDelay * 2 ** failures) * (0.5 + random() / 2);
    failures += 1;
    retryTimer = setTimeout(connect, delay);
    change({ state: 'closed', retryAt: Date.now() + delay, ended });
  };

  const ended = (end: Omit<ChannelEnd, 'wasOpen'>) => {
    const wasOpen = snapshot.state === 'open' || snapshot.state === 'closing';
    letGo();
    if (isEnded) {
      change({ state: 'closed', retryAt: undefined, ended: { ...end, wasOpen } });
      return;
    }
    if (wasOpen && Date.now() - openedAt >= times.settled) {
      failures = 0;
    }
    if (slowCodes.includes(end.code)) {
      failures = Math.max(failures, slowStart);
    }
    const next = wasOpen || end.reason === refusedByPolicy ? undefined : afterFailure[phase];
    phase = next?.phase ?? phase;
    if (next?.isAtOnce === true) {
      connect();
    } else {
      retryLater({ ...end, wasOpen });
    }
  };

  /**
   * This event is the only way to tell: a socket that the policy refuses gives no other sign in Chromium, or none that
   * distinguishes it from an absent server.
   */
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const isOurs = urlOf(blockedURI)?.origin === new URL(address).origin;
    if (effectiveDirective === 'connect-src' && isOurs && snapshot.state === 'connecting') {
      ended({ code: 1006, reason: refusedByPolicy });
    }
  };
  globalThis.document?.addEventListener('securitypolicyviolation', onViolation);

  const opened = (agreed: string) => {
    clearTimeout(connectTimer);
    if (phase === 'without') {
      phase = 'asking-again';
      connect();
      return;
    }
    phase = agreed === '' ? 'plain' : 'agreed';
    openedAt = Date.now();
    isPatient = false;
    listen();
    change({ state: 'open', retryAt: undefined, ended: undefined });
    onOpen(agreed);
  };

  function connect(): void {
    letGo();
    if (isEnded) {
      return;
    }
    const present = attempts;
    const ifPresent = (act: () => void) => () => present === attempts && act();
    connectTimer = setTimeout(
      ifPresent(() => ended({ code: 1006, reason: 'timeout' })),
      times.connect,
    );
    change({ state: 'connecting', retryAt: undefined });
    const permission = permit?.();
    if (permission === undefined) {
      openSocket();
    } else {
      permission.then(ifPresent(openSocket));
    }
  }

  function openSocket(): void {
    let attempt: WebSocket;
    try {
      const isOffering = phase !== 'without' && phase !== 'plain';
      attempt = isOffering ? new WebSocket(address, [...protocols]) : new WebSocket(address);
    } catch (thrown) {
      if (thrown instanceof NetworkRefusedError) {
        clearTimers();
        // When the user reverses that decision, the room is opened again.
        change({ state: 'closed', retryAt: undefined, ended: { code: 1006, reason: refusedByUser, wasOpen: false } });
        return;
      }
      // The page's policy forbids it, or the address is invalid: retrying is of no use, but does no harm either.
      clearTimers();
      retryLater({ code: 1006, reason: messageOf(thrown), wasOpen: false });
      return;
    }
    socket = attempt;
    const ifPresent = (act: () => void) => () => socket === attempt && act();
    attempt.onopen = ifPresent(() => opened(attempt.protocol));
    attempt.onmessage = ({ data }) => {
      if (socket === attempt && typeof data === 'string') {
        stopWaiting();
        listen();
        onText(data);
      }
    };
    attempt.onclose = ({ code, reason }) => socket === attempt && ended({ code, reason });
  }

  const write = (text: string): boolean => {
    if (socket?.readyState !== WebSocket.OPEN || snapshot.state !== 'open') {
      return false;
    }
    socket.send(text);
    return true;
  };

  const endUnlessAnswered = () => {
    const waiting = socket;
    return setTimeout(() => socket === waiting && ended({ code: 1006, reason: 'silent' }), times.answer);
  };

  const reconnect = () => {
    if (!isEnded) {
      failures = 0;
      connect();
    }
  };

  connect();
  return {
    snapshot: () => snapshot,
    send: (text) => {
      if (!write(text)) {
        return false;
      }
      if (!isPatient) {
        answerTimer ??= endUnlessAnswered();
      }
      return true;
    },
    ask: (text) => {
      if (!write(text)) {
        return false;
      }
      askTimer ??= endUnlessAnswered();
      return true;
    },
    setPatient: (next) => {
      isPatient = next;
      if (isPatient) {
        clearTimeout(answerTimer);
        answerTimer = undefined;
      }
    },
    check: () => {
      if (snapshot.state === 'open' && askTimer === undefined) {
        onDoubt();
      } else if (snapshot.state === 'closed') {
        reconnect();
      }
    },
    reconnect,
    close: () => {
      isEnded = true;
      globalThis.document?.removeEventListener('securitypolicyviolation', onViolation);
      clearTimers();
      if (socket === undefined || socket.readyState !== WebSocket.OPEN) {
        letGo();
        change({ state: 'closed', retryAt: undefined });
      } else {
        socket.close(1000);
        change({ state: 'closing', retryAt: undefined });
      }
    },
  };
}
