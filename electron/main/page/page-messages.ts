import type { EventName, Payload } from '#shared/ipc.ts';

/** Sends main's messages to the page, which may not have started yet. */
export interface PageMessages {
  /** Sends at once, or as soon as the page has started. */
  readonly send: <N extends EventName>(name: N, payload: Payload<N>) => void;
  /** Called once the page listens: held messages are sent, in order, after the announcement. */
  readonly pageStarted: (announcement: Payload<'appStarted'>) => void;
  /** Called when the page is gone or is being replaced: messages are held until the next one has started. */
  readonly pageEnded: () => void;
}

/**
 * @param post passes one message to the page
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
