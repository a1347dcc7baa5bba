import { ok, type Result } from '#shared/result.ts';
import { type ExportRequest, exportMatches } from './export-matches.ts';
import { findMatches } from './find-matches.ts';
import { type ListRequest, listMatches, type MatchList } from './list-matches.ts';
import { replaceMatches } from './replace-matches.ts';

/** What the worker does that runs an expression on a text. */
export const tasks = {
  find: findMatches,
  replace: replaceMatches,
  list: (request: ListRequest): Result<MatchList> => ok(listMatches(request)),
  export: (request: ExportRequest): string => exportMatches(request),
};

export type MatchTasks = typeof tasks;
