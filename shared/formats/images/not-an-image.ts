import type { ToolError } from '#shared/result.ts';

/**
 * The error for a file that should be an image, and that nothing here decodes.
 * @param byteLength the length of the file, if there is one: an empty file is said to be so
 * @example notAnImage(0).message // 'The file is empty.'
 */
export function notAnImage(byteLength?: number): ToolError {
  return {
    code: 'not-an-image',
    message:
      byteLength === 0
        ? 'The file is empty.'
        : 'This is not an image that can be read here, or it is damaged. Save it as PNG or JPEG first.',
  };
}
