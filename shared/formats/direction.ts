export const directions = ['encode', 'decode'] as const;

/** Whether a text or a file is encoded or decoded. */
export type Direction = (typeof directions)[number];
