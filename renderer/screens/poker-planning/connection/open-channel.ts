import { NetworkRefusedError } from '#renderer/platform/network-guard.ts';
import { messageOf } from '#shared/message-of.ts';
import { type ChannelEnd, refusedByPolicy, refusedByUser } from '#tools/poker-planning/channel-end.ts';

/** As WebSocket's `readyState`; closed also while it waits for the next attempt. */
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
  /** @returns false if the channel is not open: nothing was sent */
  readonly send: (text: string) => boolean;
  /** The same for a text that a server which lives answers at once, also one that has said that it needs time. */
  readonly ask: (text: string) => boolean;
  /** The server has said that its answers need time, or that they do no more. */
  readonly setPatient: (isPatient: boolean) => void;
  /** Finds out now whether an open channel is alive; one that waits for its next attempt begins it. */
  readonly check: () => void;
  /** Begins an attempt now; a socket that is open is replaced. */
  readonly reconnect: () => void;
  /** Ends it for good. */
  readonly close: () => void;
}

/** In milliseconds. */
export interface ChannelTimes {
  /** Before the first retry; each further one waits twice as long. */
  readonly firstDelay: number;
  readonly longestDelay: number;
  /** An attempt that takes longer has failed. */
  readonly connect: number;
  /** The server says something after what is sent to it, or is taken for gone. */
  readonly answer: number;
  /** A server that says nothing for so long is asked whether it lives. */
  readonly quiet: number;
  /** A socket that was open so long makes the next delay the first again. */
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
  /** The subprotocols to offer, the best first. A server that knows none of them is reached without. */
  readonly protocols: readonly string[];
  /** Asked before each attempt, where a socket has to be let through first. */
  readonly permit?: (() => Promise<void> | undefined) | undefined;
  /** @param protocol what was agreed on; empty for none */
  readonly onOpen: (protocol: string) => void;
  readonly onText: (text: string) => void;
  /** It is in doubt whether the server is still there: time for `ask`. */
  readonly onDoubt: () => void;
  /** The snapshot is another. */
  readonly onChange: (snapshot: ChannelSnapshot) => void;
  readonly times?: ChannelTimes;
  /** From 0 to 1. */
  readonly random?: () => number;
}

/** Close codes after which another attempt at once would only meet the same again: the delay starts further on. */
const slowCodes = [1008, 1009, 1013];
const slowStart = 3;

/** How far it is known whether the server takes the subprotocol. */
type Phase = 'asking' | 'without' | 'asking-again' | 'agreed' | 'plain';

/** What follows an attempt that did not open. */
const afterFailure: Readonly<Record<Phase, { readonly phase: Phase; readonly isAtOnce: boolean }>> = {
  asking: { phase: 'without', isAtOnce: true },
  without: { phase: 'asking', isAtOnce: false },
  'asking-again': { phase: 'plain', isAtOnce: true },
  agreed: { phase: 'agreed', isAtOnce: false },
  plain: { phase: 'plain', isAtOnce: false },
};

/**
 * A WebSocket that comes back by itself: with a delay that doubles and is spread by chance, so that a restarted server
 * is not met by everybody at once.
 *
 * Browsers let a handshake fail when the server answers no subprotocol, as one of version 1 does, and do not say why.
 * So a failed attempt is followed by one without; only if that opens while another with the subprotocol fails again
 * is it the server's version, and not that the server was away for a moment.
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
  /** Counts the attempts; what an earlier one waited for counts no more. */
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

  /** The server owes no answer. */
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

  /** Nothing that the present socket still says counts. */
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

  /** Chromium says nothing else of a socket that the policy refuses, or nothing that tells it from a server that is away. */
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    const isOurs = URL.canParse(blockedURI) && new URL(blockedURI).origin === new URL(address).origin;
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
        // Whoever takes that back has the room opened again.
        change({ state: 'closed', retryAt: undefined, ended: { code: 1006, reason: refusedByUser, wasOpen: false } });
        return;
      }
      // The page's policy forbids it, or the address is none: trying again is of no use, but does no harm either.
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
