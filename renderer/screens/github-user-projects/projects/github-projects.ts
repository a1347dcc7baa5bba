import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice } from '#renderer/state/store/injected-slices.ts';
import type { Project, SearchError } from '#tools/github-user-projects/project.ts';

export interface GithubProjectsState {
  /** Whether a search is in progress. */
  readonly searching: boolean;
  /** The projects of the last search that succeeded; empty after one that failed. */
  readonly projects: readonly Project[];
  readonly error?: SearchError;
}

const initialState: GithubProjectsState = { searching: false, projects: [] };

/** The search itself is in search-projects.ts. */
const slice = createSlice({
  name: 'githubProjects',
  // Returned as it is: Immer drafts of a thousand projects would serve no purpose.
  initialState: () => initialState,
  reducers: {
    projectsRequested: ({ projects }) => ({ searching: true, projects }),
    projectsSucceeded: (_state, { payload }: PayloadAction<readonly Project[]>) => ({
      searching: false,
      projects: payload,
    }),
    projectsFailed: (_state, { payload }: PayloadAction<SearchError>) => ({
      searching: false,
      projects: [],
      error: payload,
    }),
  },
});

export const { projectsRequested, projectsSucceeded, projectsFailed } = slice.actions;
export const githubProjectsReducer = slice.reducer;
export const selectGithubProjects = injectSlice(slice.name, slice.reducer);
