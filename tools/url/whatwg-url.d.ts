/** What is used here of packages that bring no types for it. */

declare module 'whatwg-url' {
  // For tests: the package needs SharedArrayBuffer, which pages that are not isolated do not have.
  export const URL: typeof globalThis.URL;
  export const URLSearchParams: typeof globalThis.URLSearchParams;
}

declare module 'whatwg-url/lib/url-state-machine.js' {
  /** https://url.spec.whatwg.org/#concept-url */
  export interface UrlRecord {
    readonly scheme: string;
    readonly username: string;
    readonly password: string;
    /** A domain, an opaque host or the empty host; the number of an IPv4 address; the pieces of an IPv6 address. */
    readonly host: string | number | readonly number[] | null;
    /** Null where it is missing or the scheme's default. */
    readonly port: number | null;
    /** Segments, or an opaque path. */
    readonly path: readonly string[] | string;
    readonly query: string | null;
    readonly fragment: string | null;
  }
  /** @returns null on failure */
  export function parseURL(input: string): UrlRecord | null;
  /** @returns also the names of the standard's validation errors */
  export function parseURLWithValidationErrors(input: string): {
    readonly url: UrlRecord | null;
    readonly validationErrors: readonly string[];
  };
  export function serializeURL(url: UrlRecord): string;
  export function serializeHost(host: NonNullable<UrlRecord['host']>): string;
  export function serializePath(url: UrlRecord): string;
  export function serializeURLOrigin(url: UrlRecord): string;
}

declare module 'tr46' {
  /** https://www.unicode.org/reports/tr46/#ToUnicode: a label that cannot be converted stays as it is. */
  export function toUnicode(
    domain: string,
    options?: { readonly checkBidi?: boolean; readonly checkJoiners?: boolean },
  ): { readonly domain: string; readonly error: boolean };
}
