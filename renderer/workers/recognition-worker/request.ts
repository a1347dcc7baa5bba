/** Characters of a text, or bytes of a file, that are examined: anything longer is judged by its beginning. */
export const recognitionHeadLength = 1_048_576;

/** The content to recognise: a text, by its beginning and its length, or a file. */
export type RecognitionRequest = { readonly text: string; readonly size: number } | { readonly file: File };
