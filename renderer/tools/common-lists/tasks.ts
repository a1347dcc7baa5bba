import { ok, type Result } from '#shared/result.ts';
import { decodeEntities, type EntityScope, encodeEntities } from './code-entities.ts';

export interface EntityRequest {
  readonly text: string;
  readonly direction: 'encode' | 'decode';
  readonly scope: EntityScope;
}

/** What the worker of this screen does. */
export const tasks = {
  code: ({ text, direction, scope }: EntityRequest): Result<string> =>
    ok(direction === 'encode' ? encodeEntities(text, scope) : decodeEntities(text)),
};

export type EntityTasks = typeof tasks;
