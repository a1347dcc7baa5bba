import type { BaseIssue } from 'valibot';

/**
 * What is wrong with a payload, for the log: the names of the failed checks and nothing of the content,
 * which is the user's own.
 * @example describeIssues(issues) // 'string, max_length'
 */
export function describeIssues(issues: readonly BaseIssue<unknown>[]): string {
  return [...new Set(issues.map((issue) => issue.type))].join(', ');
}
