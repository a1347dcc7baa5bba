import { useEffect, useEffectEvent, useState } from 'react';
import { byTime, type HistoryEntry } from '#renderer/state/history/entry.ts';
import { purgeRemoved, readHistory, subscribeToHistory } from '#renderer/state/history/history.ts';
import { type PresentOutcome, presentKept } from '#renderer/state/history/restore-input.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import type { TextInputName } from '#tools/text-inputs.ts';

export interface HistoryList {
  /** The entries of the screen, newest first; undefined until they are read. */
  readonly entries: readonly HistoryEntry[] | undefined;
  /** Whether the entries outlive the page. */
  readonly isLasting: boolean;
  /** What became of the inputs' texts when the list was opened. */
  readonly present: ReadonlyMap<TextInputName, PresentOutcome>;
  /** Whether the history could not be read. */
  readonly hasFailed: boolean;
}

const nothingYet: HistoryList = { entries: undefined, isLasting: true, present: new Map(), hasFailed: false };

/** The history of some inputs while the list is open, including what they hold now. */
export function useHistoryList(inputs: readonly TextInputName[]): HistoryList {
  const dispatch = useAppDispatch();
  const [list, setList] = useState(nothingYet);
  const read = useEffectEvent(async () => {
    const { entries, isLasting } = await readHistory();
    const own = entries.filter(({ input }) => inputs.includes(input)).toSorted(byTime);
    setList((former) => ({ ...former, entries: own, isLasting, hasFailed: false }));
  });
  const keepPresent = useEffectEvent(async () => {
    const present = await dispatch(presentKept(inputs));
    setList((former) => ({ ...former, present }));
  });
  useEffect(() => {
    const fail = (error: unknown) => {
      console.error(error);
      setList((former) => ({ ...former, entries: former.entries ?? [], hasFailed: true }));
    };
    const readAgain = () => void read().catch(fail);
    const unsubscribe = subscribeToHistory(readAgain);
    keepPresent().then(readAgain, fail);
    return () => {
      unsubscribe();
      purgeRemoved().catch((error: unknown) => console.error(error));
    };
  }, []);
  return list;
}
