import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PastedContent } from '#renderer/state/inputs/pasted-content.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import type { Destination } from './open-answer.ts';
import { openAnswer } from './open-answer.ts';

/**
 * Where answers open, if not in this window: the box can be alone in a window of its own, which closes once it is done.
 */
export interface AnswerPlace {
  /** @returns a sentence saying what is wrong, if it was not opened */
  readonly open: (content: PastedContent, destination: Destination) => Promise<string | undefined>;
  /** @param address of a screen, with the state that a link brings */
  readonly openAddress: (address: string) => void;
  /** Called when an answer has been copied to the clipboard. */
  readonly onCopied: () => void;
}

export const OtherPlace = createContext<AnswerPlace | undefined>(undefined);

/**
 * Opens answers in this window, or in the place given by `OtherPlace`.
 * @param onOpened called when a tool is opened, before it shows
 * @param what describes what happened to the tool's previous content; omitted for pasted content
 */
export function useAnswerPlace(onOpened: (() => void) | undefined, what?: string) {
  const other = useContext(OtherPlace);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToaster();

  const tryToOpen = async (content: PastedContent, destination: Destination): Promise<string | undefined> => {
    if (other !== undefined) {
      return other.open(content, destination);
    }
    const opened = await dispatch(openAnswer(content, destination, what));
    if ('problem' in opened) {
      return opened.problem;
    }
    onOpened?.();
    void navigate(opened.path);
    return undefined;
  };
  return {
    /** Never rejects: errors are shown. */
    open: async (content: PastedContent, destination: Destination): Promise<void> => {
      const problem = await tryToOpen(content, destination).catch((thrown: unknown) => {
        console.error(thrown);
        return unreadableFile(content.file?.name).message;
      });
      if (problem !== undefined) {
        toast({ message: problem, type: 'error' });
      }
    },
    openAddress: (address: string): void => {
      if (other !== undefined) {
        other.openAddress(address);
      } else {
        onOpened?.();
        void navigate(address);
      }
    },
    onCopied: other?.onCopied,
  };
}
