import { withinEngineLimits } from '#shared/engine-limit.ts';
import type { Result } from '#shared/result.ts';
import { type Repair, repairJson } from './repair-json.ts';

/** What the worker of this screen does. */
export const tasks = { repair: (text: string): Result<Repair> => withinEngineLimits(() => repairJson(text)) };

export type RepairTasks = typeof tasks;
