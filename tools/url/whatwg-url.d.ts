/** Types for the parts used here of packages that do not ship any. */

declare module 'whatwg-url' {
  // Only tests use this: the package needs SharedArrayBuffer, which is unavailable on pages that are not cross-origin
  // isolated.
  export const URL: typeof globalThis.URL;
  export const URLSearchParams: typeof globalThis.URLSearchParams;
}

declare module 'whatwg-url/lib/url-state-machine.js' {
  /** https://url.spec.whatwg.org/#concept-url */
  export interface UrlRecord {
    readonly scheme: string;
    readonly username: string;
    readonly password: string;
    /** A domain, an opaque host or the empty host; an IPv4 address as a number; an IPv6 address as its pieces. */
    readonly host: string | number | readonly number[] | null;
    /** Null if the port is missing or is the scheme's default. */
    readonly port: number | null;
    /** Segments, or an opaque path. */
    readonly path: readonly string[] | string;
    readonly query: string | null;
    readonly fragment: string | null;
  }
  /** @returns null on failure */
  export function parseURL(input: string): UrlRecord | null;
  /** @returns the result and the names of the standard's validation errors */
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
  /** https://www.unicode.org/reports/tr46/#ToUnicode: a label that cannot be converted stays unchanged. */
  export function toUnicode(
    domain: string,
    options?: { readonly checkBidi?: boolean; readonly checkJoiners?: boolean },
  ): { readonly domain: string; readonly error: boolean };
}
