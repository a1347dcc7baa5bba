import type { Payload } from '#shared/ipc.ts';
import { createSessionValue } from '../kept/session-value.ts';

export type DesktopInfo = Payload<'appStarted'>;

const info = createSessionValue<DesktopInfo | undefined>(undefined);

/** Stores the desktop shell's startup announcement. */
export const setDesktopInfo: (announced: DesktopInfo) => void = info.write;

/** The desktop shell's startup announcement; undefined on the website and until it arrives. */
export const useDesktopInfo = info.use;
