import { createAsyncThunk, createSlice } from '@reduxjs/toolkit';
import type { AppThunk } from '#renderer/state/store.ts';
import type { Result } from '#shared/result.ts';
import type { Project, ProjectList, ProjectSearch, SearchError, SearchProgress } from './project.ts';

export interface GithubProjectsState {
  /** Whether the API is being asked. */
  readonly searching: boolean;
  /** Those of the last search that succeeded; none after one that failed. */
  readonly projects: readonly Project[];
  readonly error?: SearchError;
}

export interface ProjectRequest extends ProjectSearch {
  readonly onProgress?: (progress: SearchProgress) => void;
}

/** Why a search was aborted. */
const superseded = 'superseded';

/** The search under way; the next one takes its place. */
let running: { readonly abort: (reason?: string) => void } | undefined;

const requestProjects = createAsyncThunk<ProjectList, ProjectRequest, { rejectValue: SearchError }>(
  'githubProjects/request',
  async ({ onProgress, ...search }, { signal, rejectWithValue }) => {
    if (search.username.trim() === '') {
      return { projects: [], hasMore: false };
    }
    const { fetchProjects } = await import('./fetch-projects.ts');
    const answer = await fetchProjects(search, { signal, onProgress });
    return answer.ok ? answer.value : rejectWithValue(answer.error);
  },
);

const initialState: GithubProjectsState = { searching: false, projects: [] };

const slice = createSlice({
  name: 'githubProjects',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(requestProjects.pending, ({ projects }) => ({ searching: true, projects }))
      .addCase(requestProjects.fulfilled, (_state, { payload }) => ({ searching: false, projects: payload.projects }))
      .addCase(requestProjects.rejected, (state, action) => {
        const error = errorOf(action);
        // The search that took its place is under way.
        return error === undefined ? state : { searching: false, projects: [], error };
      }),
});

export const githubProjectsReducer = slice.reducer;

/** Why a request failed; undefined if it was only superseded. */
function errorOf({ payload, meta, error }: ReturnType<typeof requestProjects.rejected>): SearchError | undefined {
  if (payload !== undefined) {
    return payload;
  }
  if (meta.aborted) {
    return error.message === superseded ? undefined : { code: 'cancelled', message: 'The search was cancelled.' };
  }
  return { code: 'not-loaded', message: 'The search could not be loaded. Check your connection, then search again.' };
}

/**
 * Lists the projects of a user in the store; a blank username has none, without a call. The newest search cancels
 * the one before it.
 * @returns what the search gave; undefined if another took its place
 */
export function searchProjects(
  search: ProjectRequest,
): AppThunk<Promise<Result<ProjectList, SearchError> | undefined>> {
  return async (dispatch) => {
    running?.abort(superseded);
    const request = dispatch(requestProjects(search));
    running = request;
    const action = await request;
    if (running === request) {
      running = undefined;
    }
    if (requestProjects.fulfilled.match(action)) {
      return { ok: true, value: action.payload };
    }
    const error = errorOf(action);
    return error && { ok: false, error };
  };
}

/** Ends the search that is under way. */
export function cancelSearch(): void {
  running?.abort();
}
