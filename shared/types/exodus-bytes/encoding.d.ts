/** The WHATWG class without the bugs of native decoders. */
export declare const TextDecoder: typeof globalThis.TextDecoder;
