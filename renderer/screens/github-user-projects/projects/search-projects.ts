import type { AppThunk } from '#renderer/state/store/reducers.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { ProjectList, ProjectSearch, SearchError, SearchProgress } from '#tools/github-user-projects/project.ts';
import { projectsFailed, projectsRequested, projectsSucceeded } from './github-projects.ts';

type Found = Result<ProjectList, SearchError>;

export interface ProjectRequest extends ProjectSearch {
  readonly onProgress?: (progress: SearchProgress) => void;
}

/** The search in progress; the next one replaces it. */
let running: AbortController | undefined;

/**
 * Lists the projects of a user in the store; a blank username has none, without a request. The newest search cancels
 * the previous one.
 * @returns the outcome of the search; undefined if another replaced it
 */
export function searchProjects({ onProgress, ...search }: ProjectRequest): AppThunk<Promise<Found | undefined>> {
  return async (dispatch) => {
    const controller = new AbortController();
    running?.abort();
    running = controller;
    dispatch(projectsRequested());
    const found = await findProjects(search, controller.signal, onProgress);
    if (running !== controller) {
      return undefined;
    }
    running = undefined;
    dispatch(found.ok ? projectsSucceeded(found.value.projects) : projectsFailed(found.error));
    return found;
  };
}

/** Ends the search in progress. */
export function cancelSearch(): void {
  running?.abort();
}

async function findProjects(
  search: ProjectSearch,
  signal: AbortSignal,
  onProgress: ProjectRequest['onProgress'],
): Promise<Found> {
  if (isBlank(search.username)) {
    return ok({ projects: [], hasMore: false });
  }
  try {
    // axios is loaded with the first search.
    const { fetchProjects } = await import('./fetch-projects.ts');
    return await fetchProjects(search, { signal, onProgress });
  } catch (error) {
    console.error('The search for projects failed.', error);
    return fail({
      code: 'not-loaded',
      message: 'The search could not be loaded. Check your connection, then search again.',
    });
  }
}
