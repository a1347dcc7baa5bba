import { withinEngineLimits } from '#shared/engine-limit.ts';
import type { Result } from '#shared/result.ts';
import { type Repair, repairJson } from './repair-json.ts';

/** The tasks of the worker for this screen. */
export const tasks = { repair: (text: string): Result<Repair> => withinEngineLimits(() => repairJson(text)) };

export type RepairTasks = typeof tasks;
