/** The tables that refa needs for some expressions: see build/tools/regex-tester/refa-tables.ts. */
declare module 'virtual:refa-tables' {
  /** The characters that the flag `i` treats as equal. */
  export function loadCaseFolding(): Promise<void>;
  /** The characters that `\p{…}` and `\P{…}` match. */
  export function loadUnicodeProperties(): Promise<void>;
}
