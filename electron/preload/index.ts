import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import * as v from 'valibot';
import { messages } from '#electron/ipc/messages.ts';
import { channelOf, type DesktopBridge, type MessageName } from '#shared/ipc.ts';

/** Subscribes to a message. Invalid payloads are dropped here, because they could only break the page. */
function subscribe(name: MessageName, listener: (payload: unknown) => void): () => void {
  const forward = (_event: IpcRendererEvent, payload: unknown) => {
    const checked = v.safeParse(messages[name].payload, payload);
    if (checked.success) {
      listener(checked.output);
    } else {
      console.error(`${name} was dropped: its payload is not as agreed.`);
    }
  };
  ipcRenderer.on(channelOf(name), forward);
  return () => {
    ipcRenderer.off(channelOf(name), forward);
  };
}

/** Creates the bridge's member for one message. Electron's own objects stay here: the page receives only payloads. */
function memberFor(name: MessageName): readonly [string, (argument?: unknown) => unknown] {
  switch (messages[name].kind) {
    case 'announce':
      return [name, () => ipcRenderer.send(channelOf(name))];
    case 'call':
      return [name, (payload) => ipcRenderer.invoke(channelOf(name), payload)];
    case 'event':
      return [
        `on${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        (listener) => {
          if (typeof listener !== 'function') {
            throw new TypeError('A listener is a function.');
          }
          return subscribe(name, (payload) => listener(payload));
        },
      ];
  }
}

const names = Object.keys(messages) as MessageName[];
const bridge = Object.fromEntries(names.map(memberFor)) as unknown as DesktopBridge;
contextBridge.exposeInMainWorld('desktop', bridge);
