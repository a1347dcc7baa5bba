import { compareTexts, type TextChange } from './compare-texts.ts';

interface ComparisonInput {
  readonly a: string;
  readonly b: string;
  readonly maximumChanges: number;
}

export const tasks = {
  compare: ({ a, b, maximumChanges }: ComparisonInput): TextChange[] | undefined => compareTexts(a, b, maximumChanges),
};

export type ComparisonTasks = typeof tasks;
