import { findSlowParts } from './find-slow-parts.ts';

/** The task of the worker that looks for slow parts, which is separate because its library is large. */
export const tasks = { findSlowParts };

export type SlownessTasks = typeof tasks;
