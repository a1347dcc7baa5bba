import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice } from '#renderer/state/injected-slices.ts';
import type { Project, SearchError } from '#tools/github-user-projects/project.ts';

export interface GithubProjectsState {
  /** Whether the API is being asked. */
  readonly searching: boolean;
  /** Those of the last search that succeeded; none after one that failed. */
  readonly projects: readonly Project[];
  readonly error?: SearchError;
}

const initialState: GithubProjectsState = { searching: false, projects: [] };

/** What searches is in search-projects.ts. */
const slice = createSlice({
  name: 'githubProjects',
  // As it is: Immer's drafts of a thousand projects would be for nothing.
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
