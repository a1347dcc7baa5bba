import type { Views } from '#renderer/state/screens/screen-module.ts';

/** The views of this tool, each of which loads when its screen is first shown. */
export const views: Views = { RegExTester: () => import('./index.tsx') };
