import type { ToolScreenId } from '#tools/screens.ts';

/** A text that a developer may paste, and its meaning, which was decided by thinking and not derived from the code. */
export interface LabelledSample<Means extends string = ToolScreenId | 'nothing'> {
  readonly text: string;
  /**
   * The screen that should come first, and others that should be offered too; `nothing` if no tool recognises the text.
   */
  readonly means: readonly [Means, ...Means[]];
  /** The reason, if the meaning is debatable. */
  readonly note?: string;
}
