/** WHATWG's, with the mistakes of native decoders mended. */
export declare const TextDecoder: typeof globalThis.TextDecoder;
