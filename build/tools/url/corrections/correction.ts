/** A change to the code of curlconverter, as `correctCode` makes it, by a text that does not depend on what is found. */
export interface Correction {
  readonly file: RegExp;
  readonly found: string | RegExp;
  readonly replacement: string;
}
