import { findSlowParts } from './find-slow-parts.ts';

/** What the worker does that looks for slow parts; by itself, since its library is large. */
export const tasks = { findSlowParts };

export type SlownessTasks = typeof tasks;
