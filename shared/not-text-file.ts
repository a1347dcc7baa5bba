import type { ToolError } from './result.ts';

/**
 * The error for a file that is not text, or is text in another encoding.
 * @param name the file's name, if it is known; the message begins with it
 * @example notTextFile('photo.png').message // 'photo.png is not a text file in UTF-8 or UTF-16.'
 */
export function notTextFile(name = 'The input'): ToolError {
  return { code: 'not-text', message: `${name} is not a text file in UTF-8 or UTF-16.` };
}
