import { type IpcMainEvent, type IpcMainInvokeEvent, ipcMain } from 'electron';
import { type AnnounceName, type Answer, type CallName, channelOf, type Payload } from '#shared/ipc.ts';
import { checkMessage } from './check-message.ts';
import { messages } from './messages.ts';

/** One handler for each message that the page may send: a missing handler is a compile error. */
export type MessageHandlers = {
  readonly [N in AnnounceName]: () => void;
} & {
  readonly [N in CallName]: (payload: Payload<N>) => Promise<Answer<N>>;
};

type PageMessageEvent = IpcMainEvent | IpcMainInvokeEvent;

/**
 * Listens to every message that the page may send, and to nothing else. Messages that are not from the page or do not
 * match their schema are logged and dropped; a call is then answered with a rejection.
 * @param isOurPage decides whether the sender is the page that may send a message of this name
 */
export function receiveMessages(
  handlers: MessageHandlers,
  isOurPage: (event: PageMessageEvent, name: AnnounceName | CallName) => boolean,
): void {
  for (const name of Object.keys(handlers) as (AnnounceName | CallName)[]) {
    // The schema of the same name has converted the payload to the type that the handler expects.
    const handle = handlers[name] as (payload: unknown) => unknown;
    const receive = (event: PageMessageEvent, parameters: readonly unknown[]) => {
      const message = checkMessage(name, parameters, isOurPage(event, name));
      if (!message.ok) {
        console.error(`${name} was refused: ${message.error}.`);
      }
      return message;
    };
    if (messages[name].kind === 'call') {
      ipcMain.handle(channelOf(name), async (event, ...parameters: unknown[]) => {
        const message = receive(event, parameters);
        if (!message.ok) {
          throw new Error(`${name} was refused: ${message.error}.`);
        }
        return handle(message.value);
      });
    } else {
      ipcMain.on(channelOf(name), (event, ...parameters: unknown[]) => {
        const message = receive(event, parameters);
        if (message.ok) {
          handle(message.value);
        }
      });
    }
  }
}
