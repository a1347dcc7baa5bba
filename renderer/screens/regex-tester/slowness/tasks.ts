import { findSlowParts } from '#tools/regex-tester/slowness/find-slow-parts.ts';
import { withLoading } from '#tools/task.ts';
import { loadTables } from './load-tables.ts';

/** The task of the worker that looks for slow parts, which is separate because its library is large. */
export const tasks = withLoading({ findSlowParts }, loadTables);

export type SlownessTasks = typeof tasks;
