import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A repository as described by GitHub's REST API (2022-11-28), without the fields that nobody reads. */
export function repository(owner: string, name: string, changes: Readonly<Record<string, unknown>> = {}) {
  const id = [...`${owner}/${name}`].reduce(
    (sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 31,
    7,
  );
  return {
    id,
    node_id: `MDEwOlJlcG9zaXRvcnk${id}`,
    name,
    full_name: `${owner}/${name}`,
    private: false,
    owner: {
      login: owner,
      id: 583231,
      avatar_url: 'https://avatars.githubusercontent.com/u/583231?v=4',
      html_url: `https://github.com/${owner}`,
      type: 'User',
      site_admin: false,
    },
    html_url: `https://github.com/${owner}/${name}`,
    description: `The project ${name}`,
    fork: false,
    url: `https://api.github.com/repos/${owner}/${name}`,
    created_at: '2011-01-26T19:01:12Z',
    updated_at: '2025-01-19T08:00:00Z',
    pushed_at: '2025-01-18T08:00:00Z',
    clone_url: `https://github.com/${owner}/${name}.git`,
    homepage: null,
    size: 108,
    stargazers_count: 0,
    watchers_count: 0,
    language: 'TypeScript',
    has_issues: true,
    forks_count: 0,
    archived: false,
    disabled: false,
    open_issues_count: 0,
    license: null,
    is_template: false,
    topics: [],
    visibility: 'public',
    default_branch: 'main',
    ...changes,
  };
}

export type Repository = ReturnType<typeof repository>;

/** The answer for a user's name: projects, or a custom answer. */
export type Behaviour =
  | { readonly repositories: readonly Repository[]; readonly withoutLinks?: boolean }
  | { readonly answer: (response: ServerResponse, request: IncomingMessage) => void };

export interface GithubApi {
  /** The address without a trailing slash: `http://127.0.0.1:41234`. */
  readonly address: string;
  /** Method, path and query of each call so far, in order; `isAborted` once its client has given up. */
  readonly calls: readonly { readonly method: string; readonly url: string; readonly isAborted: boolean }[];
  readonly headers: readonly IncomingMessage['headers'][];
  /** Sets the answer for a user's name from now on; any other user is unknown. */
  readonly setUser: (name: string, behaviour: Behaviour) => void;
  readonly close: () => Promise<void>;
}

/** The headers that the real API exposes to pages of other origins. */
const exposedHeaders =
  'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset';

/** Answers as GitHub does, error messages included. */
export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
  response.end(JSON.stringify(body));
}

/**
 * Starts a local server that behaves like GitHub's REST API for `users/{username}/repos`, which keeps the tests from
 * calling the real one.
 */
export async function startGithubApi(prefix = ''): Promise<GithubApi> {
  const users = new Map<string, Behaviour>();
  const calls: { method: string; url: string; isAborted: boolean }[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    const call = { method, url, isAborted: false };
    calls.push(call);
    headers.push(request.headers);
    response.on('close', () => {
      call.isAborted = !response.writableFinished;
    });
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-expose-headers', exposedHeaders);
    const { pathname, searchParams } = new URL(url, 'http://api.test');
    const name = pathname.startsWith(prefix)
      ? /^\/users\/([^/]+)\/repos$/u.exec(pathname.slice(prefix.length))?.[1]
      : undefined;
    const behaviour = name === undefined ? undefined : users.get(decodeURIComponent(name).toLowerCase());
    if (behaviour === undefined) {
      answerJson(response, 404, {
        message: 'Not Found',
        documentation_url: 'https://docs.github.com/rest/repos/repos#list-repositories-for-a-user',
        status: '404',
      });
    } else if ('answer' in behaviour) {
      behaviour.answer(response, request);
    } else {
      answerPage(response, behaviour, searchParams, `http://${request.headers.host}${pathname}`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${prefix}`,
    calls,
    headers,
    setUser: (name, behaviour) => users.set(name.toLowerCase(), behaviour),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Repositories {
  readonly repositories: readonly Repository[];
  readonly withoutLinks?: boolean;
}

function answerPage(
  response: ServerResponse,
  { repositories, withoutLinks = false }: Repositories,
  parameters: URLSearchParams,
  address: string,
): void {
  const perPage = Math.min(100, Number(parameters.get('per_page') ?? 30));
  const page = Number(parameters.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(repositories.length / perPage));
  const link = (relation: string, number: number) => {
    const query = new URLSearchParams(parameters);
    query.set('page', String(number));
    return `<${address}?${query}>; rel="${relation}"`;
  };
  const links = [
    ...(page > 1 ? [link('prev', page - 1)] : []),
    ...(page < last ? [link('next', page + 1), link('last', last)] : []),
    ...(page > 1 ? [link('first', 1)] : []),
  ];
  answerJson(response, 200, repositories.slice((page - 1) * perPage, page * perPage), {
    ...(links.length > 0 && !withoutLinks ? { link: links.join(', ') } : {}),
    'x-ratelimit-limit': '60',
    'x-ratelimit-remaining': '59',
  });
}
