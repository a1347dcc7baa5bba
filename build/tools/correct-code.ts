/** A change to the code of a package, which must still contain what is replaced. */
export interface Correction {
  readonly file: RegExp;
  readonly found: string | RegExp;
  /** @param found what was found, followed by the groups of the expression */
  readonly replacement: (...found: string[]) => string;
}

/**
 * Changes the code of a package.
 * @param id the file of the package
 * @param home the file or folder of the project that has the correction
 * @throws Error if the code has changed, so that nothing is found in it
 */
export function correctCode(
  code: string,
  { found, replacement }: Omit<Correction, 'file'>,
  id: string,
  home: string,
): string {
  const corrected = code.replace(found, replacement);
  if (corrected === code) {
    throw new Error(`${id} has changed: adapt its correction in ${home}, or remove it if it is no longer needed.`);
  }
  return corrected;
}
