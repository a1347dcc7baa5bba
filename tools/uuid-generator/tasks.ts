import { generateIds } from './generate-ids.ts';

/** The worker keeps the state from which versions 1, 6 and 7 and ULIDs continue between calls. */
export const tasks = { generate: generateIds };

export type UuidTasks = typeof tasks;
