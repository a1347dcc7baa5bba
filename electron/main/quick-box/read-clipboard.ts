import type { Clipboard } from 'electron';
import type { Payload } from '#shared/ipc.ts';
import { longestText } from '#shared/text-checks.ts';

/** The initial content of the quick box. */
export type Beginning = Payload<'quickBoxShown'>;

/**
 * Reads the clipboard's text once, when the user opens the quick box, and only if the user has allowed it. This is the
 * only place that reads the clipboard.
 * @returns the initial content; never rejects, since unreadable content can still be pasted by hand
 * @example await readClipboard(clipboard, false) // { clipboard: 'none' }
 */
export async function readClipboard(clipboard: Pick<Clipboard, 'readText'>, isAllowed: boolean): Promise<Beginning> {
  const text = isAllowed ? await clipboard.readText().catch(logFailure) : '';
  if (text === '') {
    return { clipboard: 'none' };
  }
  return text.length > longestText ? { clipboard: 'too-large' } : { clipboard: 'text', text };
}

function logFailure(thrown: unknown): string {
  console.error('The clipboard could not be read.', thrown);
  return '';
}
