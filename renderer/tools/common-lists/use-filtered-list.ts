import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#renderer/state/hooks.ts';
import type { ListState } from '#renderer/state/lists/list-slice.ts';
import type { AppThunk, RootState } from '#renderer/state/store.ts';
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
  applyFilter: (term: string) => AppThunk<Promise<object>>,
  select: (state: RootState) => ListState<Element>,
): FilteredList<Element> {
  const dispatch = useAppDispatch();
  const { value: filter, setValue: setFilter } = useTextInput('lastSearchValue');
  const { filtering, elements } = useAppSelector(select);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    void dispatch(applyFilter(filter)).then((action) => {
      setFailedAttempt('error' in action ? attempt : undefined);
    });
  }, [dispatch, applyFilter, filter, attempt]);

  return {
    filter,
    setFilter,
    term: filter.trim(),
    elements,
    isLoading: filtering && elements.length === 0,
    hasFailed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
  };
}
