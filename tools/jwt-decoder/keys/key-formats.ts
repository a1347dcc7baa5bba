/** How a key is written; `detect` finds out. */
export const keyFormats = ['detect', 'text', 'base64', 'pem', 'jwk'] as const;

export type KeyFormat = (typeof keyFormats)[number];
