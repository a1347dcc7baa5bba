import { generateIds } from './generate-ids.ts';

/** Kept in the worker between calls: what versions 1, 6 and 7 and ULIDs go on from. */
export const tasks = { generate: generateIds };

export type UuidTasks = typeof tasks;
