export interface Outbox {
  /** Sends a text now or soon; one of the same subject that still waits is replaced. */
  readonly put: (subject: string, text: string) => void;
  /** Drops what waits. */
  readonly clear: () => void;
}

/**
 * Spreads what is sent, so that quick hands (or a key that is held down) do not send more than a server takes:
 * the first text goes out at once, further ones in turn.
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
