import type { ToolError } from './result.ts';

/**
 * The error for a file that the browser cannot read: it has changed since it was chosen, is gone, or is a folder.
 * @param name the file's name, if it is known
 * @example unreadableFile('a.csv').message // '“a.csv” cannot be read. It may have changed or gone: choose it again.'
 */
export function unreadableFile(name?: string): ToolError {
  const which = name === undefined ? 'The file' : `“${name}”`;
  return { code: 'unreadable', message: `${which} cannot be read. It may have changed or gone: choose it again.` };
}
