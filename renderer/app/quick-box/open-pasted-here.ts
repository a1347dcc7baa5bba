import { type Opened, openAnswer } from '#renderer/components/paste-box/open-answer.ts';
import type { AppThunk } from '#renderer/state/store/reducers.ts';
import { type PastedMessage, unpackPasted } from './pasted-message.ts';

/** Puts what the quick box has passed on into its tool. The caller navigates there. */
export function openPastedHere(message: PastedMessage): AppThunk<Promise<Opened>> {
  return async (dispatch) => {
    const pasted = unpackPasted(message);
    return pasted === undefined ? { path: message.path } : dispatch(openAnswer(pasted.content, pasted.destination));
  };
}
