import type { ToolError } from '#shared/result.ts';

/** A line break, also as JSON and environment variables write it. */
const lineBreak = String.raw`(?:\r\n?|\n|(?:\\r)?\\n)`;
const restOfLine = `(?:(?!${lineBreak}).)*${lineBreak}`;
const header = String.raw`[A-Za-z][\w-]*:${restOfLine}(?:[ \t]+\S${restOfLine})*`;
const headers = new RegExp(String.raw`^[ \t]*${lineBreak}(?:${header})+`, 'u');
const headerName = new RegExp(String.raw`(?<=${lineBreak})[A-Za-z][\w-]*(?=:)`, 'gu');

/**
 * Finds the headers of a PEM block, which encrypted keys (RFC 1421, section 4.6) and OpenPGP (RFC 9580, section 6.2) have.
 * @param text what follows -----BEGIN …-----
 * @returns the length of the headers, 0 if there are none, and a warning that names them
 * @example readPemHeaders('\nVersion: 1\n\nZm9v').length // 12
 */
export function readPemHeaders(text: string): { readonly length: number; readonly warnings: readonly ToolError[] } {
  const found = headers.exec(text)?.[0] ?? '';
  if (found === '') {
    return { length: 0, warnings: [] };
  }
  const names = found.match(headerName) ?? [];
  const state = /Proc-Type:[^\r\n]*ENCRYPTED/u.test(found) ? ' The bytes are encrypted.' : '';
  return {
    length: found.length,
    warnings: [{ code: 'headers', message: `Headers of the block are left out: ${names.join(', ')}.${state}` }],
  };
}
