import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';

export interface ListState<Element> {
  /** Whether elements are looked for. */
  readonly filtering: boolean;
  /** Those of the last filter that was applied. */
  readonly elements: readonly Element[];
}

/**
 * The state of a list that can be filtered, and the thunk that applies a filter.
 * @param find loads the list at the first call; gives the elements that match a term
 */
export function createListSlice<Name extends string, Element>(
  name: Name,
  find: (term: string) => Promise<readonly Element[]>,
) {
  const applyFilter = createAsyncThunk(`${name}/applyFilter`, find);
  const initialState: ListState<Element> = { filtering: false, elements: [] };
  const slice = createSlice({
    name,
    // Immer's drafts of thousands of elements cost more than the filter.
    initialState: () => initialState,
    reducers: {},
    extraReducers: (builder) =>
      builder
        .addCase(applyFilter.pending, (state) => ({ ...state, filtering: true }))
        .addCase(applyFilter.fulfilled, (_state, { payload }) => ({ filtering: false, elements: payload }) as never)
        .addCase(applyFilter.rejected, (state) => ({ ...state, filtering: false })),
  });
  return { applyFilter, reducer: slice.reducer };
}
