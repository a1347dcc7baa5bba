/** As WebSocket's `readyState`; closed also while it waits for the next attempt. */
export type ChannelState = 'connecting' | 'open' | 'closing' | 'closed';

export interface ChannelSnapshot {
  readonly state: ChannelState;
  /** When the next attempt begins, in milliseconds since 1970. */
  readonly retryAt: number | undefined;
  /** How the last socket ended; undefined while one is open. */
  readonly ended: ChannelEnd | undefined;
}

export interface ChannelEnd {
  /** The close code of the WebSocket protocol; 1006 where there was no closing handshake. */
  readonly code: number;
  readonly reason: string;
  /** It was open before, so the server was there. */
  readonly wasOpen: boolean;
}

export interface Channel {
  readonly snapshot: () => ChannelSnapshot;
  /** @returns false if the channel is not open: nothing was sent */
  readonly send: (text: string) => boolean;
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
  /** A socket that was open so long makes the next delay the first again. */
  readonly settled: number;
}

export const defaultTimes: ChannelTimes = {
  firstDelay: 1000,
  longestDelay: 30_000,
  connect: 10_000,
  answer: 10_000,
  settled: 5000,
};

export interface ChannelOptions {
  readonly address: string;
  /** The subprotocol to offer. A server that does not know it is reached without. */
  readonly protocol: string;
  /** @param protocol what was agreed on; empty for none */
  readonly onOpen: (protocol: string) => void;
  readonly onText: (text: string) => void;
  /** The snapshot is another. */
  readonly onChange: () => void;
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
  const { address, protocol, onOpen, onText, onChange, times = defaultTimes, random = Math.random } = options;
  let socket: WebSocket | undefined;
  let snapshot: ChannelSnapshot = { state: 'closed', retryAt: undefined, ended: undefined };
  let phase: Phase = 'asking';
  let failures = 0;
  let openedAt = 0;
  let isEnded = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let connectTimer: ReturnType<typeof setTimeout> | undefined;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Partial<ChannelSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    onChange();
  };

  const clearTimers = () => {
    clearTimeout(retryTimer);
    clearTimeout(connectTimer);
    clearTimeout(answerTimer);
    answerTimer = undefined;
  };

  /** Nothing that the present socket still says counts. */
  const letGo = () => {
    clearTimers();
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
    const next = wasOpen ? undefined : afterFailure[phase];
    phase = next?.phase ?? phase;
    if (next?.isAtOnce === true) {
      connect();
    } else {
      retryLater({ ...end, wasOpen });
    }
  };

  const opened = (agreed: string) => {
    clearTimeout(connectTimer);
    if (phase === 'without') {
      phase = 'asking-again';
      connect();
      return;
    }
    phase = agreed === '' ? 'plain' : 'agreed';
    openedAt = Date.now();
    change({ state: 'open', retryAt: undefined, ended: undefined });
    onOpen(agreed);
  };

  function connect(): void {
    letGo();
    if (isEnded) {
      return;
    }
    change({ state: 'connecting', retryAt: undefined });
    let attempt: WebSocket;
    try {
      const isOffering = phase !== 'without' && phase !== 'plain';
      attempt = isOffering ? new WebSocket(address, protocol) : new WebSocket(address);
    } catch (thrown) {
      // The page's policy forbids it, or the address is none: trying again is of no use, but does no harm either.
      retryLater({ code: 1006, reason: thrown instanceof Error ? thrown.message : String(thrown), wasOpen: false });
      return;
    }
    socket = attempt;
    const ifPresent = (act: () => void) => () => socket === attempt && act();
    connectTimer = setTimeout(
      ifPresent(() => ended({ code: 1006, reason: 'timeout' })),
      times.connect,
    );
    attempt.onopen = ifPresent(() => opened(attempt.protocol));
    attempt.onmessage = ({ data }) => {
      if (socket === attempt && typeof data === 'string') {
        clearTimeout(answerTimer);
        answerTimer = undefined;
        onText(data);
      }
    };
    attempt.onclose = ({ code, reason }) => socket === attempt && ended({ code, reason });
  }

  connect();
  return {
    snapshot: () => snapshot,
    send: (text) => {
      if (socket?.readyState !== WebSocket.OPEN || snapshot.state !== 'open') {
        return false;
      }
      socket.send(text);
      const waiting = socket;
      answerTimer ??= setTimeout(() => {
        if (socket === waiting) {
          ended({ code: 1006, reason: 'silent' });
        }
      }, times.answer);
      return true;
    },
    reconnect: () => {
      if (!isEnded) {
        failures = 0;
        connect();
      }
    },
    close: () => {
      isEnded = true;
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
