import { ok, type Result } from '#shared/result.ts';
import { type ExportRequest, exportMatches } from './matches/export-matches.ts';
import { findMatches } from './matches/find-matches.ts';
import { type ListRequest, listMatches, type MatchList } from './matches/list-matches.ts';
import { replaceMatches } from './matches/replace-matches.ts';

/** The tasks of the worker that runs an expression on a text. */
export const tasks = {
  find: findMatches,
  replace: replaceMatches,
  list: (request: ListRequest): Result<MatchList> => ok(listMatches(request)),
  // A Blob reaches the page without copying its text, which can be hundreds of megabytes.
  export: (request: ExportRequest): Blob => new Blob([exportMatches(request)], { type: 'application/json' }),
};

export type MatchTasks = typeof tasks;
