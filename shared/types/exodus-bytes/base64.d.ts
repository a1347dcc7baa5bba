// The package's own types bring in those of Node, which must not leak into the page: here is what of it is used.

export interface ToBase64Options {
  /** By default true for `toBase64` and false for `toBase64url`. */
  padding?: boolean;
}

/** RFC 4648, section 4. */
export function toBase64(bytes: Uint8Array, options?: ToBase64Options): string;

/** RFC 4648, section 5. */
export function toBase64url(bytes: Uint8Array, options?: ToBase64Options): string;
