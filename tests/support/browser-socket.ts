import { WebSocket } from 'ws';

/** A WebSocket for code of the page that runs in Node: as in a browser, an error that nobody listens to is no exception. */
export class BrowserSocket extends WebSocket {
  constructor(address: string, protocols?: string | string[]) {
    super(address, protocols === undefined ? [] : protocols);
    this.on('error', () => undefined);
  }
}
