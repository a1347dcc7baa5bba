import type { StartRequest } from './start-arguments.ts';

/** Holds requests until the app has started: a window that opens earlier does not know the preferences. */
export interface HeldRequests {
  /** Takes the request of a later start, or of the system. */
  readonly receive: (request: StartRequest) => void;
  /** Must be called once the app has started. @param isHidden whether it stays in the tray unless something was asked */
  readonly release: (isHidden: boolean) => void;
}

/**
 * @param own the request of this start
 * @param answer shows the window and what was requested
 */
export function holdRequests(own: StartRequest, answer: (request: StartRequest) => void): HeldRequests {
  let held = own;
  let isAsked = own.route !== undefined || own.files.length > 0;
  let hasStarted = false;
  return {
    receive: (request) => {
      if (hasStarted) {
        answer(request);
      } else {
        held = { ...held, ...request, files: [...held.files, ...request.files] };
        isAsked = true;
      }
    },
    release: (isHidden) => {
      hasStarted = true;
      if (isAsked || !isHidden) {
        answer(held);
      }
    },
  };
}
