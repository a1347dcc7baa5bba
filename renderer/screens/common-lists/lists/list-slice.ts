import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice } from '#renderer/state/injected-slices.ts';

export interface ListState<Element> {
  /** Whether elements are looked for. */
  readonly filtering: boolean;
  /** Those of the last filter that was applied. */
  readonly elements: readonly Element[];
}

/** The state of a list that can be filtered. What applies a filter is in apply-filter.ts. */
export function createListSlice<Name extends string, Element>(name: Name) {
  const initialState: ListState<Element> = { filtering: false, elements: [] };
  const slice = createSlice({
    name,
    // Immer's drafts of thousands of elements cost more than the filter.
    initialState: () => initialState,
    reducers: {
      applyFilter: (state) => ({ ...state, filtering: true }),
      filterSucceeded: (_state, { payload }: PayloadAction<readonly Element[]>) =>
        ({ filtering: false, elements: payload }) as never,
      filterFailed: (state) => ({ ...state, filtering: false }),
    },
  });
  return { ...slice.actions, reducer: slice.reducer, select: injectSlice(name, slice.reducer) };
}
