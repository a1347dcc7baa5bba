import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice } from '#renderer/state/store/injected-slices.ts';

export interface ListState<Element> {
  /** Whether a filter is being applied. */
  readonly filtering: boolean;
  /** The elements found by the filter that was applied last. */
  readonly elements: readonly Element[];
}

/** The state of a list that can be filtered. The filters themselves are applied in apply-filter.ts. */
export function createListSlice<Name extends string, Element>(name: Name) {
  const initialState: ListState<Element> = { filtering: false, elements: [] };
  const slice = createSlice({
    name,
    // Immer drafts of thousands of elements cost more than the filter.
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
