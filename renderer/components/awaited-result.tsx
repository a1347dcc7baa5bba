import CircularProgress from '@mui/material/CircularProgress';
import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import type { ToolError } from '#shared/result.ts';

/** The work on the result that is shown, such as a `LiveTask`. */
export interface ResultWork {
  /** Whether the present input's result is still being made, so that any that is shown is of an earlier input. */
  readonly isBusy: boolean;
  /** Why the present input has no result. */
  readonly error?: ToolError | undefined;
  readonly isCancelled?: boolean;
}

/** The work on the result that the controls below take elsewhere; undefined if they need not wait for any. */
export const AwaitedResult = createContext<ResultWork | undefined>(undefined);

/** Several tasks that contribute to one result, as one. */
export const joinWork = (...works: readonly ResultWork[]): ResultWork => ({
  isBusy: works.some(({ isBusy }) => isBusy),
  error: works.find(({ error }) => error !== undefined)?.error,
  isCancelled: works.some(({ isCancelled }) => isCancelled === true),
});

interface Awaited<Content> {
  /** Whether the control was pressed, and waits for the result. */
  readonly isWaiting: boolean;
  /**
   * Takes the content; it is called when the control is pressed.
   * @returns the content, or a promise of it while that of the present input is being made; undefined if there is none
   * (the user has been told), or if an earlier press waits already
   */
  readonly take: () => Content | undefined | Promise<Content | undefined>;
}

/**
 * Lets a control that takes a result elsewhere wait for the present input's, instead of taking an earlier one's.
 * @param content what is taken; undefined if there is nothing
 * @param done what would have been done, for the message: "copied"
 */
export function useAwaitedResult<Content>(content: Content | undefined, done: string): Awaited<Content> {
  const work = use(AwaitedResult);
  const isBusy = work?.isBusy === true;
  const toast = useToaster();
  const [isWaiting, setIsWaiting] = useState(false);
  /** Ends the press that waits. */
  const answer = useRef<(isTaken: boolean) => void>(undefined);
  const latest = useRef(content);
  useLayoutEffect(() => {
    latest.current = content;
  });
  const end = useEffectEvent((reason: string | undefined) => {
    if (answer.current === undefined) {
      return;
    }
    if (reason !== undefined) {
      toast({ message: `Nothing was ${done}: ${reason}.`, type: 'warning' });
    }
    answer.current(reason === undefined);
    answer.current = undefined;
    setIsWaiting(false);
  });
  useEffect(() => {
    if (isWaiting && !isBusy) {
      end(work === undefined ? undefined : whyNothing(work, latest.current === undefined));
    }
  });
  useEffect(() => () => end('the result was not there yet'), []);
  return {
    isWaiting,
    take() {
      if (content === undefined || !isBusy) {
        return content;
      }
      if (answer.current !== undefined) {
        return undefined;
      }
      setIsWaiting(true);
      return new Promise<boolean>((resolve) => {
        answer.current = resolve;
      }).then((isTaken) => (isTaken ? latest.current : undefined));
    },
  };
}

function whyNothing({ error, isCancelled }: ResultWork, isEmpty: boolean): string | undefined {
  if (isCancelled === true) {
    return 'the work was cancelled';
  }
  if (error !== undefined) {
    return error.retry === undefined && error.code !== 'too-slow' ? 'the input has an error' : 'the work failed';
  }
  return isEmpty ? 'there is no result' : undefined;
}

/** What a button tells assistive technology while it waits. */
export const waitingState = (isWaiting: boolean) =>
  isWaiting ? ({ 'aria-busy': true, 'aria-description': 'Waits for the result' } as const) : {};

/** The icon of a button that waits for the result. */
export function WaitingIcon() {
  return <CircularProgress aria-hidden size={20} color="inherit" />;
}
