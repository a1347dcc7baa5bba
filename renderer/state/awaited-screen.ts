import type { ScreenId } from '#tools/screens.ts';
import { createSessionValue } from './session-value.ts';

/** The screen that was asked for and whose code is on its way: it can take nothing yet. */
export const awaitedScreen = createSessionValue<ScreenId | undefined>(undefined);
