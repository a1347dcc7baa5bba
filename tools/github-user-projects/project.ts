import type { ToolError } from '#shared/result.ts';

/** A repository as the list shows it. */
export interface Project {
  readonly id: number;
  readonly name: string;
  /** The account that holds it, which need not be the user who was asked for. */
  readonly owner: string;
  /** Its page; undefined if what GitHub said is not an address of the web. */
  readonly url: string | undefined;
  /** Empty where there is none. */
  readonly description: string;
  /** Empty where GitHub found none. */
  readonly language: string;
  readonly stars: number;
  readonly forks: number;
  /** In milliseconds since 1970. */
  readonly updatedAt: number | undefined;
  readonly isFork: boolean;
  readonly isArchived: boolean;
  /** The SPDX identifier, or the name that GitHub gives it; empty where there is none. */
  readonly license: string;
  readonly topics: readonly string[];
}

export interface ProjectSearch {
  /** A blank one has no projects. */
  readonly username: string;
  /** The address that the API's paths follow, without a slash at its end: `https://api.github.com`. */
  readonly apiAddress: string;
}

export interface ProjectList {
  readonly projects: readonly Project[];
  /** Whether the user has more projects than are listed at most. */
  readonly hasMore: boolean;
}

/** How far a search has come. */
export interface SearchProgress {
  readonly loadedPages: number;
  /** How many pages will be asked for; undefined if the API has not said. */
  readonly pages: number | undefined;
}

export interface SearchError extends ToolError {
  /** When the API takes calls again, in milliseconds since 1970. */
  readonly retryAt?: number;
}

export const projectsPerPage = 100;
/** More are not asked for: 1,000 projects. */
export const mostPages = 10;
