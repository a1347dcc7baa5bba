import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '#renderer/state/hooks.ts';
import type { PastedContent } from '#renderer/state/pasted-content.ts';
import { useToaster } from '#renderer/state/use-toaster.ts';
import type { Destination } from './open-answer.ts';
import { openAnswer } from './open-answer.ts';

/** Where answers open, if not in this window: the box is alone in one of its own, which goes when it has done its work. */
export interface AnswerPlace {
  /** @returns what is wrong, as a sentence, if it is not opened */
  readonly open: (content: PastedContent, destination: Destination) => Promise<string | undefined>;
  /** @param address of a screen, with what a link brings */
  readonly openAddress: (address: string) => void;
  /** An answer is in the clipboard. */
  readonly onCopied: () => void;
}

export const OtherPlace = createContext<AnswerPlace | undefined>(undefined);

/**
 * What opens an answer, in this window or in the one that is named by `OtherPlace`.
 * @param onOpened is told that a tool is opened, before that shows
 * @param what happened to what was in the tool; left out for what was pasted
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
    /** Never rejects: what is wrong is said. */
    open: async (content: PastedContent, destination: Destination): Promise<void> => {
      const problem = await tryToOpen(content, destination).catch((thrown: unknown) => {
        console.error(thrown);
        return `“${content.file?.name}” cannot be read. Check that it is still there.`;
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
