import type { EventName, Payload } from '#shared/ipc.ts';

/** What main has to say to the page, which may not be there yet. */
export interface PageMessages {
  /** Sends at once, or as soon as the page has started. */
  readonly send: <N extends EventName>(name: N, payload: Payload<N>) => void;
  /** The page listens: what was held back goes out, in order, after the announcement. */
  readonly pageStarted: (announcement: Payload<'appStarted'>) => void;
  /** The page is gone or being replaced: hold messages until the next one has started. */
  readonly pageEnded: () => void;
}

/**
 * @param post hands one message to the page
 * @example createPageMessages((name, payload) => sendMessage(window.webContents, name, payload))
 */
export function createPageMessages(post: <N extends EventName>(name: N, payload: Payload<N>) => void): PageMessages {
  let hasStarted = false;
  let held: (() => void)[] = [];
  return {
    send: (name, payload) => {
      if (hasStarted) {
        post(name, payload);
      } else {
        held.push(() => post(name, payload));
      }
    },
    pageStarted: (announcement) => {
      hasStarted = true;
      post('appStarted', announcement);
      const due = held;
      held = [];
      for (const deliver of due) {
        deliver();
      }
    },
    pageEnded: () => {
      hasStarted = false;
    },
  };
}
