import type { ToolError } from '#shared/result.ts';

/** What is wrong with types whose root class has no name. */
export const blankRootName: ToolError = { code: 'blank-root-name', message: 'Give the root class a name.' };
