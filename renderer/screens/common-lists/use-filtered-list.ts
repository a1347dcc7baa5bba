import { useDeferredValue, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#renderer/state/store/hooks.ts';
import type { RootState } from '#renderer/state/store/reducers.ts';
import type { ApplyFilter } from './lists/apply-filter.ts';
import type { ListState } from './lists/list-slice.ts';

export interface FilteredList<Element> {
  readonly filter: string;
  readonly setFilter: (filter: string) => void;
  /** The search term: the filter without surrounding white space. */
  readonly term: string;
  readonly elements: readonly Element[];
  /** Whether the elements are still missing, as before the list has been loaded. */
  readonly isLoading: boolean;
  /** Whether the list could not be loaded. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** A list from the store with its filter. */
export function useFilteredList<Element>(
  { filter, setFilter }: Pick<FilteredList<Element>, 'filter' | 'setFilter'>,
  applyFilter: ApplyFilter,
  select: (state: RootState) => ListState<Element>,
): FilteredList<Element> {
  const dispatch = useAppDispatch();
  const elements = useAppSelector((state) => select(state).elements);
  // The highlighting may follow the typing with a short delay.
  const term = useDeferredValue(filter).trim();
  const [attempt, setAttempt] = useState(1);
  /** The last attempt that has ended, and how. */
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
