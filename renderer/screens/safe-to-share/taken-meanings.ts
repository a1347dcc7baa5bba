import { createSessionValue } from '#renderer/state/session-value.ts';

/**
 * What the placeholders stand for of the text that was copied, saved or sent last: an answer is an answer to that one. In
 * memory only; undefined until a text was taken along.
 */
export const takenMeanings = createSessionValue<Blob | undefined>(undefined, { isCleared: true });
