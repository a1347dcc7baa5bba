/** The tables that refa needs for some expressions: see build/vite/refa-tables.ts. */
declare module 'virtual:refa-tables' {
  /** What the flag `i` takes to be the same. */
  export function loadCaseFolding(): Promise<void>;
  /** What `\p{…}` and `\P{…}` match. */
  export function loadUnicodeProperties(): Promise<void>;
}
