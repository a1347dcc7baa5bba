import { app } from 'electron';
import * as v from 'valibot';
import { linkScheme, type ProcessStart, readLink, readStart, type StartRequest } from './start-arguments.ts';

/**
 * The data that a second process hands over. Chromium passes on the arguments too, but reorders them and adds its own.
 */
const processStartSchema = v.strictObject({
  arguments: v.pipe(v.array(v.string()), v.maxLength(10_000)),
  workingDirectory: v.pipe(v.string(), v.minLength(1)),
});

function read(start: ProcessStart): StartRequest {
  return readStart(start, app.isPackaged ? undefined : app.getAppPath());
}

/** The request for which this process was started. */
export function ownRequest(): StartRequest {
  return read({ arguments: process.argv, workingDirectory: process.cwd() });
}

/** @returns false if the app is already running: it has then received the request of this process */
export function isFirstInstance(): boolean {
  return app.requestSingleInstanceLock({
    arguments: process.argv,
    workingDirectory: process.cwd(),
  } satisfies ProcessStart);
}

/**
 * Listens for later starts, and for links that macOS hands over by an event, even before the app is ready.
 * @param onRequest shows the window and what was requested
 */
export function receiveRequests(onRequest: (request: StartRequest) => void): void {
  app.on('second-instance', (_event, passedArguments, workingDirectory, handedOver) => {
    const exact = v.safeParse(processStartSchema, handedOver);
    onRequest(read(exact.success ? exact.output : { arguments: passedArguments, workingDirectory }));
  });
  app.on('open-url', (event, address) => {
    event.preventDefault();
    const route = readLink(address);
    if (route !== undefined) {
      onRequest({ route, files: [] });
    }
  });
}

/**
 * Makes the system open `web-toolbox:` links with this app. On Linux the desktop entry does this, and an app running
 * from its sources would leave a broken entry behind.
 */
export function claimLinks(): void {
  if (app.isPackaged && process.platform !== 'linux') {
    app.setAsDefaultProtocolClient(linkScheme);
  }
}
