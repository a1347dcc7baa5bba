import type { BaseIssue } from 'valibot';

/**
 * Describes the faults of a payload for the log: the names of the failed checks, but nothing of the content, which is
 * the user's own.
 * @example describeIssues(issues) // 'string, max_length'
 */
export function describeIssues(issues: readonly BaseIssue<unknown>[]): string {
  return [...new Set(issues.map((issue) => issue.type))].join(', ');
}
