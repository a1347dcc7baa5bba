import type { ToolError } from '#shared/result.ts';

/** A repository as shown in the list. */
export interface Project {
  readonly id: number;
  readonly name: string;
  /** The account that owns it, which need not be the requested user. */
  readonly owner: string;
  /** The address of its page; undefined if GitHub's value is not a web address. */
  readonly url: string | undefined;
  /** Empty if there is none. */
  readonly description: string;
  /** Empty if GitHub found none. */
  readonly language: string;
  readonly stars: number;
  readonly forks: number;
  /** The time of the last update, in milliseconds since 1970. */
  readonly updatedAt: number | undefined;
  readonly isFork: boolean;
  readonly isArchived: boolean;
  /** The SPDX identifier, or GitHub's name for the licence; empty if there is none. */
  readonly license: string;
  readonly topics: readonly string[];
}

export interface ProjectSearch {
  /** The user; a blank name has no projects. */
  readonly username: string;
  /** The base address of the API, without a trailing slash: `https://api.github.com`. */
  readonly apiAddress: string;
}

export interface ProjectList {
  readonly projects: readonly Project[];
  /** Whether the user has more projects than the maximum listed. */
  readonly hasMore: boolean;
}

/** The progress of a search. */
export interface SearchProgress {
  readonly loadedPages: number;
  /** The number of pages to request; undefined if the API has not announced it. */
  readonly pages: number | undefined;
}

export interface SearchError extends ToolError {
  /** When the API accepts requests again, in milliseconds since 1970. */
  readonly retryAt?: number;
}

export const projectsPerPage = 100;
/** The maximum number of pages requested: 1,000 projects. */
export const mostPages = 10;
