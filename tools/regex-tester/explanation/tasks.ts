import { explainPattern } from './explain-pattern.ts';

/** The tasks of the explanation worker. */
export const tasks = { explain: explainPattern };

export type ExplanationTasks = typeof tasks;
