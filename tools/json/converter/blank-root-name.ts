import type { ToolError } from '#shared/result.ts';

/** The error when the root class of the types has no name. */
export const blankRootName: ToolError = { code: 'blank-root-name', message: 'Give the root class a name.' };
