import { repairJson } from './repair-json.ts';

/** What the worker of this screen does. */
export const tasks = { repair: repairJson };

export type RepairTasks = typeof tasks;
