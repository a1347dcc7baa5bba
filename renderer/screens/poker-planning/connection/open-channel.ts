import { NetworkRefusedError } from '#renderer/platform/network-guard.ts';
import { urlOf } from '#shared/formats/url-of.ts';
import { messageOf } from '#shared/message-of.ts';
import {
  afterEnd,
  afterOpening,
  delayBefore,
  isOffering,
  noAttempts,
} from '#tools/poker-planning/connection/attempts.ts';
import { type ChannelEnd, refusedByPolicy, refusedByUser } from '#tools/poker-planning/connection/channel-end.ts';
import { type Channel, type ChannelOptions, type ChannelSnapshot, defaultTimes } from './channel.ts';
import { watchSilence } from './watch-silence.ts';

/** A WebSocket that reconnects by itself; `attempts.ts` decides when, and what each attempt offers. */
export function openChannel(options: ChannelOptions): Channel {
  const { address, protocols, permit, onOpen, onText, onDoubt, onChange } = options;
  const { times = defaultTimes, random = Math.random } = options;
  let socket: WebSocket | undefined;
  let snapshot: ChannelSnapshot = { state: 'closed', retryAt: undefined, ended: undefined };
  let attempts = noAttempts;
  let openedAt = 0;
  let isEnded = false;
  /** Numbers the attempts, so that pending work of earlier ones is ignored. */
  let number = 0;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let connectTimer: ReturnType<typeof setTimeout> | undefined;
  const silence = watchSilence(times, { onDoubt, onSilent: () => ended({ code: 1006, reason: 'silent' }) });

  const change = (next: Partial<ChannelSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    onChange(snapshot);
  };

  const clearTimers = () => {
    clearTimeout(retryTimer);
    clearTimeout(connectTimer);
    silence.stop();
  };

  /** Abandons the present socket: nothing that it still reports counts. */
  const letGo = () => {
    clearTimers();
    number += 1;
    const old = socket;
    socket = undefined;
    if (old !== undefined && old.readyState < WebSocket.CLOSING) {
      old.close(1000);
    }
  };

  const retryLater = (ended: ChannelEnd) => {
    const delay = delayBefore(attempts, times, random());
    attempts = { ...attempts, failures: attempts.failures + 1 };
    retryTimer = setTimeout(connect, delay);
    change({ state: 'closed', retryAt: Date.now() + delay, ended });
  };

  const ended = (end: Omit<ChannelEnd, 'wasOpen'>) => {
    const wasOpen = snapshot.state === 'open' || snapshot.state === 'closing';
    letGo();
    const last: ChannelEnd = { ...end, wasOpen };
    if (isEnded) {
      change({ state: 'closed', retryAt: undefined, ended: last });
      return;
    }
    const next = afterEnd(attempts, last, Date.now() - openedAt >= times.settled);
    attempts = next.attempts;
    if (next.isAtOnce) {
      connect();
    } else {
      retryLater(last);
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
    const next = afterOpening(attempts, agreed);
    attempts = next.attempts;
    if (next.isAtOnce) {
      connect();
      return;
    }
    openedAt = Date.now();
    silence.setPatient(false);
    silence.heard();
    change({ state: 'open', retryAt: undefined, ended: undefined });
    onOpen(agreed);
  };

  function connect(): void {
    letGo();
    if (isEnded) {
      return;
    }
    const present = number;
    const ifPresent = (act: () => void) => () => present === number && act();
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
      attempt = isOffering(attempts) ? new WebSocket(address, [...protocols]) : new WebSocket(address);
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
        silence.heard();
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

  const reconnect = () => {
    if (!isEnded) {
      attempts = { ...attempts, failures: 0 };
      connect();
    }
  };

  connect();
  return {
    snapshot: () => snapshot,
    send: (text) => {
      const isSent = write(text);
      if (isSent) {
        silence.sent();
      }
      return isSent;
    },
    ask: (text) => {
      const isSent = write(text);
      if (isSent) {
        silence.asked();
      }
      return isSent;
    },
    setPatient: silence.setPatient,
    check: () => {
      if (snapshot.state === 'open' && !silence.isAsked()) {
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
