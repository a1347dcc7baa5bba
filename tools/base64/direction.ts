export const directions = ['encode', 'decode'] as const;

/** Which way a text or a file goes. */
export type Direction = (typeof directions)[number];
