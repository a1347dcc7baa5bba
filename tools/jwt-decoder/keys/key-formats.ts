/** The format of a key; `detect` determines it automatically. */
export const keyFormats = ['detect', 'text', 'base64', 'pem', 'jwk'] as const;

export type KeyFormat = (typeof keyFormats)[number];
