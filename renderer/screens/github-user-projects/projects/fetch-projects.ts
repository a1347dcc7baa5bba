import axios, { AxiosError, type AxiosResponse } from 'axios';
import { NetworkRefusedError } from '#renderer/platform/network-guard.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { describeRefusal } from '#tools/github-user-projects/describe-refusal.ts';
import {
  mostPages,
  type Project,
  type ProjectList,
  type ProjectSearch,
  projectsPerPage,
  type SearchError,
  type SearchProgress,
} from '#tools/github-user-projects/project.ts';
import { type LinkedPages, readLinkHeader } from '#tools/github-user-projects/read-link-header.ts';
import { readRepositories } from '#tools/github-user-projects/read-repositories.ts';
import { watchPolicy } from './watch-policy.ts';

interface Options {
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: SearchProgress) => void) | undefined;
}

/**
 * Fetches the projects of a user, page by page, 1,000 at most, the last updated first. No credentials are sent, and
 * there is no time-out: the signal ends it.
 * @returns an error `cancelled`, `network-refused`, `unknown-user`, `rate-limit`, `offline`, `unreachable`,
 * `blocked-by-policy`, `not-json`, … with a sentence for the user
 * @example await fetchProjects({ username: 'octocat', apiAddress: 'https://api.github.com' }, { signal })
 */
export async function fetchProjects(
  search: ProjectSearch,
  { signal, onProgress }: Options,
): Promise<Result<ProjectList, SearchError>> {
  // A project that is updated in the meantime moves to an earlier page, and another is seen again on the next page.
  const found = new Map<number, Project>();
  for (let page = 1; page <= mostPages; page += 1) {
    const answer = await fetchPage(search, page, signal);
    if (!answer.ok) {
      return answer;
    }
    const { projects, links } = answer.value;
    for (const project of projects) {
      found.set(project.id, project);
    }
    const hasNext = links === undefined ? projects.length >= projectsPerPage : links.next !== undefined;
    if (!hasNext || page === mostPages) {
      return ok({ projects: [...found.values()], hasMore: hasNext });
    }
    const pages = links?.last === undefined ? undefined : Math.min(links.last, mostPages);
    onProgress?.({ loadedPages: page, pages });
  }
  return ok({ projects: [...found.values()], hasMore: false });
}

interface Page {
  readonly projects: readonly Project[];
  /** Undefined if the browser may not read the header, or a proxy has removed it. */
  readonly links: LinkedPages | undefined;
}

async function fetchPage(search: ProjectSearch, page: number, signal: AbortSignal): Promise<Result<Page, SearchError>> {
  const { username, apiAddress } = search;
  const watch = watchPolicy(apiAddress);
  try {
    const answer = await axios.get<string>(`${apiAddress}/users/${encodeURIComponent(username)}/repos`, {
      params: { type: 'all', sort: 'updated', per_page: projectsPerPage, page },
      headers: { Accept: 'application/vnd.github+json' },
      responseType: 'text',
      // Read as text, because axios would silently return anything that is not JSON as text.
      transformResponse: (body: unknown) => body,
      validateStatus: () => true,
      withCredentials: false,
      withXSRFToken: false,
      signal,
    });
    return readAnswer(answer, search);
  } catch (thrown) {
    if (axios.isCancel(thrown)) {
      return fail({ code: 'cancelled', message: 'The search was cancelled.' });
    }
    if (thrown instanceof NetworkRefusedError) {
      return fail({ code: 'network-refused', message: `${thrown.message} Turn it off there to search.` });
    }
    if (!(thrown instanceof AxiosError)) {
      throw thrown;
    }
    return fail(await describeLoss(apiAddress, watch));
  } finally {
    watch.stop();
  }
}

function readAnswer(answer: AxiosResponse<string>, { username, apiAddress }: ProjectSearch): Result<Page, SearchError> {
  const body = typeof answer.data === 'string' ? answer.data : '';
  const header = (name: string): string | undefined => {
    const value: unknown = answer.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  if (answer.status < 200 || answer.status > 299) {
    const asked = { username, host: new URL(apiAddress).host };
    return fail(describeRefusal({ status: answer.status, header, body }, asked, Date.now()));
  }
  const read = readRepositories(body);
  if (!read.ok) {
    return read;
  }
  const link = header('link');
  return ok({ projects: read.value, links: link === undefined ? undefined : readLinkHeader(link) });
}

/** Determines why there was no answer. */
async function describeLoss(apiAddress: string, watch: ReturnType<typeof watchPolicy>): Promise<SearchError> {
  const { host, origin, protocol } = new URL(apiAddress);
  if (await watch.isBlocked()) {
    return {
      code: 'blocked-by-policy',
      message: `This build of Web Toolbox does not allow calls to ${origin}. Whoever runs it can allow them by GITHUB_API_URL: see “GitHub Enterprise” in its documentation.`,
    };
  }
  if (globalThis.navigator?.onLine === false) {
    return { code: 'offline', message: 'This device has no network connection. Connect it, then search again.' };
  }
  if (protocol === 'http:' && globalThis.location?.protocol === 'https:') {
    return {
      code: 'unreachable',
      message: `${host} could not be reached: browsers let a page on https ask only addresses on https.`,
    };
  }
  return {
    code: 'unreachable',
    message: `${host} could not be reached. Check your network connection; a proxy or firewall may also be in between.`,
  };
}
