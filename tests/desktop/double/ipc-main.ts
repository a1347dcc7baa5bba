import type { Frame } from '@playwright/test';
import { originOf, toElectron } from './addresses.ts';
import { StrictEmitter, strict } from './strict.ts';

/** A message from in-page.js. */
export interface PageMessage {
  readonly kind: 'send' | 'invoke';
  readonly channel: string;
  readonly parameters: readonly unknown[];
}

export type InvokeAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly error: string };

type InvokeHandler = (event: object, ...parameters: unknown[]) => unknown;

const handlers = new Map<string, InvokeHandler>();

/** Accepts listeners on any channel. */
class IpcMain extends StrictEmitter {
  constructor() {
    super('ipcMain', []);
  }

  override checkEvent(): void {}

  handle(channel: string, handler: InvokeHandler): void {
    if (handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    }
    handlers.set(channel, handler);
  }
}

export const ipcMain = strict('ipcMain', new IpcMain());

const frames = new WeakMap<Frame, object>();

/** Returns the WebFrameMain of a frame, always the same object, which makes frames comparable. */
export function frameOf(frame: Frame): object {
  const known = frames.get(frame);
  if (known !== undefined) {
    return known;
  }
  const created = strict('WebFrameMain', {
    get url() {
      return toElectron(frame.url());
    },
    get origin() {
      return originOf(frame.url());
    },
    get detached() {
      return frame.isDetached();
    },
    get parent() {
      const parent = frame.parentFrame();
      return parent === null ? null : frameOf(parent);
    },
  });
  frames.set(frame, created);
  return created;
}

/** Delivers a message from a page as Electron does: as a copy, with its sender. */
export async function deliver(message: PageMessage, frame: Frame, sender: object): Promise<InvokeAnswer> {
  const { kind, channel, parameters } = message;
  const event = strict('IpcMainEvent', {
    sender,
    senderFrame: frame.isDetached() ? null : frameOf(frame),
    type: 'frame',
  });
  if (kind === 'send') {
    ipcMain.emit(channel, event, ...parameters);
    return { ok: true, value: undefined };
  }
  const handler = handlers.get(channel);
  if (handler === undefined) {
    return { ok: false, error: `Error: No handler registered for '${channel}'` };
  }
  try {
    return { ok: true, value: structuredClone(await handler(event, ...parameters)) };
  } catch (error) {
    console.error(`Error occurred in handler for '${channel}':`, error);
    return { ok: false, error: String(error) };
  }
}
