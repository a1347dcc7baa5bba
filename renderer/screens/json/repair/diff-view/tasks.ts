import { type BrokenTexts, breakLongLines } from './break-long-lines.ts';
import { findTextChanges } from './find-text-changes.ts';

interface ComparisonInput {
  readonly a: string;
  readonly b: string;
  readonly maximumChanges: number;
}

/** @returns the texts to show; undefined if there are more than `maximumChanges` */
function compare({ a, b, maximumChanges }: ComparisonInput): BrokenTexts | undefined {
  const changes = findTextChanges(a, b, maximumChanges);
  return changes && breakLongLines({ a, b, changes });
}

export const tasks = { compare };

export type ComparisonTasks = typeof tasks;
