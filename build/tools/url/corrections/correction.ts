/** A change to the code of a library, which must still contain what is replaced. */
export interface Correction {
  readonly file: RegExp;
  readonly found: string | RegExp;
  readonly replacement: string;
}
