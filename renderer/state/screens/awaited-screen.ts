import type { ScreenId } from '#tools/screens.ts';
import { createSessionValue } from '../kept/session-value.ts';

/** The screen that was requested and whose code is still loading. It cannot take any input yet. */
export const awaitedScreen = createSessionValue<ScreenId | undefined>(undefined);
