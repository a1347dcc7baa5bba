import { explainPattern } from './explain-pattern.ts';
import { findSlowParts } from './find-slow-parts.ts';

/** What the worker does that looks at an expression alone. */
export const tasks = { explain: explainPattern, findSlowParts };

export type PatternTasks = typeof tasks;
