import { useDeferredValue, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#renderer/state/hooks.ts';
import type { ApplyFilter } from '#renderer/state/lists/apply-filter.ts';
import type { ListState } from '#renderer/state/lists/list-slice.ts';
import type { RootState } from '#renderer/state/store.ts';
import { useTextInput } from '#renderer/state/text-inputs.ts';

export interface FilteredList<Element> {
  readonly filter: string;
  readonly setFilter: (filter: string) => void;
  /** What is looked for: the filter without the white space around it. */
  readonly term: string;
  readonly elements: readonly Element[];
  /** Whether the elements are not there yet, as before the list has been loaded. */
  readonly isLoading: boolean;
  /** Whether the list could not be loaded. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** A list of the store under the filter, which is one for all lists and is kept. */
export function useFilteredList<Element>(
  applyFilter: ApplyFilter,
  select: (state: RootState) => ListState<Element>,
): FilteredList<Element> {
  const dispatch = useAppDispatch();
  const { value: filter, setValue: setFilter } = useTextInput('lastSearchValue');
  const elements = useAppSelector((state) => select(state).elements);
  // What is marked may follow what is typed a little later.
  const term = useDeferredValue(filter).trim();
  const [attempt, setAttempt] = useState(1);
  /** The last attempt that came to an end, and how. */
  const [settled, setSettled] = useState<{ readonly attempt: number; readonly hasFailed: boolean }>();

  useEffect(() => {
    void dispatch(applyFilter(filter)).then((isApplied) => {
      const hasFailed = !isApplied;
      setSettled((last) => (last?.attempt === attempt && last.hasFailed === hasFailed ? last : { attempt, hasFailed }));
    });
  }, [dispatch, applyFilter, filter, attempt]);

  const isSettled = settled?.attempt === attempt;
  return {
    filter,
    setFilter,
    term,
    elements,
    isLoading: elements.length === 0 && !isSettled,
    hasFailed: isSettled && settled.hasFailed,
    retry: () => setAttempt(attempt + 1),
  };
}
