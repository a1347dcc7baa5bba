export interface Outbox {
  /** Sends a text now or soon, replacing a waiting one on the same subject. */
  readonly put: (subject: string, text: string) => void;
  /** Drops the waiting texts. */
  readonly clear: () => void;
}

/**
 * Throttles outgoing messages, so that a quick user (or a key that is held down) does not send more than a server
 * accepts: the first text is sent at once, further ones in turn.
 * @param interval milliseconds between two texts
 */
export function createOutbox(send: (text: string) => void, interval: number): Outbox {
  const waiting = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendNext = () => {
    const next = waiting.entries().next().value;
    timer = undefined;
    if (next !== undefined) {
      const [subject, text] = next;
      waiting.delete(subject);
      timer = setTimeout(sendNext, interval);
      send(text);
    }
  };
  return {
    put: (subject, text) => {
      waiting.delete(subject);
      waiting.set(subject, text);
      if (timer === undefined) {
        sendNext();
      }
    },
    clear: () => {
      waiting.clear();
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
