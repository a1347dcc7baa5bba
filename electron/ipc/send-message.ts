import type { WebContents } from 'electron';
import * as v from 'valibot';
import { channelOf, type EventName, type Payload } from '#shared/ipc.ts';
import { describeIssues } from './describe-issues.ts';
import { messages } from './messages.ts';

/**
 * Sends an event to the main frame of the page. An event that does not match its schema is logged and not sent.
 * @example sendMessage(window.webContents, 'navigateTo', '/JSON/JSONFormatter')
 */
export function sendMessage<N extends EventName>(contents: WebContents, name: N, payload: Payload<N>): void {
  const checked = v.safeParse(messages[name].payload, payload);
  if (checked.success) {
    contents.send(channelOf(name), checked.output);
  } else {
    console.error(`${name} was not sent: ${describeIssues(checked.issues)}.`);
  }
}
