import { explainPattern } from './explain-pattern.ts';

/** What the worker of the explanation does. */
export const tasks = { explain: explainPattern };

export type ExplanationTasks = typeof tasks;
