/** Characters of a text, or bytes of a file, that are looked at: what is longer is judged by its beginning. */
export const headLength = 1_048_576;

/** What is to be recognised: a text by its beginning and its length, or a file. */
export type RecognitionRequest = { readonly text: string; readonly size: number } | { readonly file: File };
