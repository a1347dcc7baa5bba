export interface MimeType {
  /** `application/json` */
  readonly type: string;
  /** Without the dot: `json`. */
  readonly extensions: readonly string[];
}

/**
 * The types whose name, or one of whose extensions, contains a term. Letter case is ignored, and so is the dot before
 * an extension. First come the type of that name and the types with that very extension.
 * @param term white space around it is ignored; a blank one finds all, those with an extension first
 * @example filterMimeTypes(all, '.PNG')[0]?.type // 'image/png'
 */
export function filterMimeTypes(all: readonly MimeType[], term: string): readonly MimeType[] {
  const wanted = normalizeTerm(term).replace(/^\./u, '');
  if (wanted === '') {
    return [...all.filter(hasExtension), ...all.filter((element) => !hasExtension(element))];
  }
  const [exact, others]: [MimeType[], MimeType[]] = [[], []];
  for (const element of all) {
    const names = [element.type, ...element.extensions].map((name) => name.toLowerCase());
    if (names.includes(wanted)) {
      exact.push(element);
    } else if (names.some((name) => name.includes(wanted))) {
      others.push(element);
    }
  }
  return [...exact, ...others];
}

const hasExtension = ({ extensions }: MimeType) => extensions.length > 0;

/** What of a filter is looked for. */
export function normalizeTerm(term: string): string {
  return term.trim().toLowerCase();
}
