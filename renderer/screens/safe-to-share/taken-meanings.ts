import { createSessionValue } from '#renderer/state/kept/session-value.ts';

/**
 * The meanings of the placeholders in the text that was last copied, saved or sent, because an answer refers to that
 * one. They are in memory only, and undefined until a text was taken along.
 */
export const takenMeanings = createSessionValue<Blob | undefined>(undefined, { isCleared: true });
