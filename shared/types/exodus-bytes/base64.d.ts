// The package's own types import those of Node, which must not leak into the page, so this declares only what is used
// here.

export interface ToBase64Options {
  /** The default is true for `toBase64` and false for `toBase64url`. */
  padding?: boolean;
}

/** Encodes as in RFC 4648, section 4. */
export function toBase64(bytes: Uint8Array, options?: ToBase64Options): string;

/** Encodes as in RFC 4648, section 5. */
export function toBase64url(bytes: Uint8Array, options?: ToBase64Options): string;
