/** What a file is, as far as it decides which tools take it. */
export type FileKind = 'json' | 'table' | 'model' | 'image' | 'archive' | 'token' | 'text' | 'binary';

/** What can be read as text, or tried: a file that is not UTF-8 may be text in another encoding. */
export const textKinds = ['json', 'table', 'token', 'text', 'binary'] as const satisfies readonly FileKind[];
