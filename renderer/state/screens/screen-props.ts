import type { ScreenId } from '#tools/screens.ts';

/** What a screen is told about itself. */
export interface ScreenProps {
  readonly screenId: ScreenId;
  /** The values of its `parameters` in the address, as many as are present; none while it is hidden. */
  readonly parameters: readonly string[];
}
