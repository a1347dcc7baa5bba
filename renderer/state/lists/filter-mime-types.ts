export interface MimeType {
  /** `application/json` */
  readonly type: string;
  /** Without the dot: `json`. */
  readonly extensions: readonly string[];
}

/**
 * The types whose name, or one of whose extensions, contains a term. Letter case is ignored, and so is the dot before
 * an extension.
 * @param term white space around it is ignored; a blank one finds all
 * @example filterMimeTypes(all, '.JSON').map(({ type }) => type) // ['application/geo+json', 'application/json', …]
 */
export function filterMimeTypes(all: readonly MimeType[], term: string): readonly MimeType[] {
  const wanted = normalizeTerm(term).replace(/^\./u, '');
  if (wanted === '') {
    return all;
  }
  return all.filter(
    ({ type, extensions }) =>
      type.toLowerCase().includes(wanted) || extensions.some((extension) => extension.toLowerCase().includes(wanted)),
  );
}

/** What of a filter is looked for. */
export function normalizeTerm(term: string): string {
  return term.trim().toLowerCase();
}
