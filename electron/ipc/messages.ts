import { messagesFor } from '#shared/ipc.ts';
import { findScreen } from '#tools/screens.ts';

/** The messages of this app: the contract of shared/ipc.ts, with the existing screens. */
export const messages = messagesFor((path) => findScreen(path) !== undefined);
