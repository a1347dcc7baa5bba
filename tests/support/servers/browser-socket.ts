import { WebSocket } from 'ws';

/** A WebSocket for code of the page that runs in Node. As in a browser, an error without a listener does not throw. */
export class BrowserSocket extends WebSocket {
  constructor(address: string, protocols?: string | string[]) {
    super(address, protocols === undefined ? [] : protocols);
    this.on('error', () => undefined);
  }
}
