import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ResultWork } from '#renderer/components/awaited-result.tsx';
import { useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { useAppDispatch, useAppSelector } from '#renderer/state/store/hooks.ts';
import type { ToolError } from '#shared/result.ts';
import type { Project, ProjectSearch, SearchError } from '#tools/github-user-projects/project.ts';
import { readUsername } from '#tools/github-user-projects/read-username.ts';
import { githubUserProjects } from '#tools/github-user-projects/tool.ts';
import { selectGithubProjects } from './projects/github-projects.ts';
import { cancelSearch, searchProjects } from './projects/search-projects.ts';
import { type SearchSession, searchSession } from './search-session.ts';

/**
 * Each request counts against the 60 an hour that GitHub allows, so a name must have been left unchanged for this long.
 */
const quietTime = 1000;

export interface ProjectSearchProcess extends Omit<SearchSession, 'listed'> {
  /** The search whose projects are listed, if there are any. */
  readonly listed: SearchSession['listed'] | undefined;
  /** The text in the field. */
  readonly typed: string;
  /** Searches after a pause. */
  readonly type: (text: string) => void;
  /** The user named in the field; empty for a blank field, undefined for an invalid name. */
  readonly username: string | undefined;
  /** What is wrong with the field. */
  readonly problem: ToolError | undefined;
  /** Searches at once. */
  readonly search: (text?: string) => void;
  readonly cancel: () => void;
  readonly searching: boolean;
  readonly projects: readonly Project[];
  readonly error: SearchError | undefined;
  /** Whether the projects are not those of the user in the field, and no search for them is under way. */
  readonly isStale: boolean;
  /** The work on the projects of the user in the field, including the pause before it. */
  readonly work: ResultWork;
}

/** The search for the user in the field, using an API. */
export function useProjectSearch(apiAddress: string): ProjectSearchProcess {
  const dispatch = useAppDispatch();
  const { value: typed, setValue } = useTextInput(githubUserProjects.inputs.username.name);
  const { searching, projects, error } = useAppSelector(selectGithubProjects);
  const session = searchSession.use();
  const read = useMemo(() => readUsername(typed, apiAddress), [typed, apiAddress]);
  const username = read.ok ? read.value : undefined;
  const [awaited, setAwaited] = useState<{ readonly text: string; readonly apiAddress: string }>();
  // A text from elsewhere is not searched for by itself, and no API is asked for a name that was typed for another.
  const waiting = awaited?.text === typed && awaited.apiAddress === apiAddress ? awaited : undefined;

  const ask = useCallback(
    async (username: string) => {
      const asked: ProjectSearch = { username, apiAddress };
      searchSession.write({ ...searchSession.read(), asked, progress: { loadedPages: 0, pages: undefined } });
      const onProgress = (progress: SearchSession['progress']) => {
        if (progress !== undefined && searchSession.read().asked === asked) {
          searchSession.write({ ...searchSession.read(), progress });
        }
      };
      const answer = await dispatch(searchProjects({ ...asked, onProgress }));
      if (answer !== undefined) {
        searchSession.write(
          answer.ok && username !== '' ? { asked, listed: { ...asked, hasMore: answer.value.hasMore } } : { asked },
        );
      } else if (searchSession.read().asked === asked) {
        const { progress: _, ...rest } = searchSession.read();
        searchSession.write(rest);
      }
    },
    [dispatch, apiAddress],
  );

  // If the screen is hidden during the pause, another one begins when it is shown again.
  useEffect(() => {
    if (waiting === undefined || username === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setAwaited(undefined);
      void ask(username);
    }, quietTime);
    return () => clearTimeout(timer);
  }, [waiting, username, ask]);

  const search = (text = typed) => {
    setAwaited(undefined);
    if (text !== typed) {
      setValue(text);
    }
    const wanted = readUsername(text, apiAddress);
    if (wanted.ok) {
      void ask(wanted.value);
    }
  };

  const type = (text: string) => {
    setAwaited(undefined);
    setValue(text);
    const wanted = readUsername(text, apiAddress);
    if (!wanted.ok) {
      return;
    }
    if (wanted.value === '') {
      void ask('');
      return;
    }
    const { asked } = searchSession.read();
    const isAsked = asked?.username === wanted.value && asked.apiAddress === apiAddress && error === undefined;
    // Names that are still being typed must not use up the rest of the limit.
    const isLimited = error?.retryAt !== undefined && error.retryAt > Date.now() && asked?.apiAddress === apiAddress;
    if (!isAsked && !isLimited) {
      setAwaited({ text, apiAddress });
    }
  };

  // A blank field has an empty list, even after “Clear everything” in the preferences.
  const listed = username === '' ? undefined : session.listed;
  // The projects are in the store a moment before the session says whose they are; until then the search counts as
  // running.
  const isSearching = searching || session.progress !== undefined;
  const isBusy = isSearching || waiting !== undefined;
  const isListed = listed !== undefined && listed.username === username && listed.apiAddress === apiAddress;
  return {
    ...session,
    listed,
    typed,
    type,
    username,
    problem: read.ok ? undefined : read.error,
    search,
    cancel: cancelSearch,
    searching: isSearching,
    projects,
    error,
    isStale: listed !== undefined && !isListed && !isBusy,
    work: {
      isBusy,
      error: read.ok ? error && failureOf(error, search) : read.error,
      isCancelled: error?.code === 'cancelled',
    },
  };
}

/** All errors but that of an unknown name may be gone with the next search. */
const failureOf = (error: SearchError, search: () => void): ToolError =>
  error.code === 'unknown-user' ? error : { ...error, retry: () => search() };
