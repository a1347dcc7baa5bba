import type { ToolScreenId } from '#tools/screens.ts';

/** Something that a developer may paste, and what is meant by it: said by thinking about it, and not by what the code does. */
export interface LabelledSample {
  readonly text: string;
  /** The screen that should come first, and others that should be offered too; `nothing` where no tool knows it. */
  readonly means: readonly [ToolScreenId | 'nothing', ...ToolScreenId[]];
  /** Why, where that can be debated. */
  readonly note?: string;
}
