/** The kind of a file, as far as it determines which tools accept it. */
export type FileKind = 'json' | 'table' | 'model' | 'image' | 'archive' | 'token' | 'text' | 'binary';

/**
 * The kinds that can be read as text, at least tentatively: a file that is not UTF-8 may be text in another encoding.
 */
export const textKinds = ['json', 'table', 'token', 'text', 'binary'] as const satisfies readonly FileKind[];
