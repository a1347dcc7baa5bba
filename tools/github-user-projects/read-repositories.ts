import * as v from 'valibot';
import { urlOf } from '#shared/formats/url-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { Project } from './project.ts';

const optionalText = v.nullish(v.string(), '');
const count = v.pipe(v.number(), v.minValue(0));

/** The properties read from a repository (GitHub REST API, “List repositories for a user”); all others are ignored. */
const repositorySchema = v.object({
  id: v.number(),
  name: v.string(),
  owner: v.object({ login: v.string() }),
  html_url: v.string(),
  description: optionalText,
  language: optionalText,
  stargazers_count: count,
  forks_count: count,
  updated_at: optionalText,
  fork: v.nullish(v.boolean(), false),
  archived: v.nullish(v.boolean(), false),
  license: v.nullish(v.object({ spdx_id: optionalText, name: optionalText })),
  topics: v.nullish(v.array(v.string()), []),
});

const repositoriesSchema = v.array(repositorySchema);

/**
 * Reads one page of repositories from the body of a response.
 * @returns the projects in order; an error `not-json` or `not-repositories` for anything else, such as the sign-in page
 *   of a network
 * @example readRepositories('[]') // { ok: true, value: [] }
 */
export function readRepositories(body: string): Result<Project[]> {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    const isPage = /^\s*(?:<!doctype html|<html)/iu.test(body);
    const what = isBlank(body) ? 'is empty' : isPage ? 'is a web page' : 'is not JSON';
    return fail({
      code: 'not-json',
      message: `The answer ${what}, not a list of projects: a proxy, or the sign-in page of the network, may have answered in place of GitHub.`,
    });
  }
  const checked = v.safeParse(repositoriesSchema, data);
  if (!checked.success) {
    const [issue] = checked.issues;
    const path = v.getDotPath(issue);
    const place = path === null ? '' : ` (${path}: ${issue.message})`;
    return fail({
      code: 'not-repositories',
      message: `The answer is JSON, but not a list of repositories${place}. Check the API address.`,
    });
  }
  return ok(checked.output.map(toProject));
}

function toProject(repository: v.InferOutput<typeof repositorySchema>): Project {
  const { license } = repository;
  const time = Date.parse(repository.updated_at);
  // GitHub uses NOASSERTION for a licence that SPDX does not know.
  const spdx = license?.spdx_id === 'NOASSERTION' ? '' : license?.spdx_id;
  return {
    id: repository.id,
    name: repository.name,
    owner: repository.owner.login,
    url: webAddress(repository.html_url),
    description: repository.description,
    language: repository.language,
    stars: repository.stargazers_count,
    forks: repository.forks_count,
    updatedAt: Number.isNaN(time) ? undefined : time,
    isFork: repository.fork,
    isArchived: repository.archived,
    license: spdx || (license?.name ?? ''),
    topics: repository.topics,
  };
}

/** Checks an address that a link may lead to: never `javascript:`, whatever the API returns. */
function webAddress(address: string): string | undefined {
  const url = urlOf(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : undefined;
}
