export interface MimeType {
  /** The type, such as `application/json`. */
  readonly type: string;
  /** The extensions without the dot: `json`. */
  readonly extensions: readonly string[];
  /** Whether it is registered with IANA. */
  readonly isRegistered?: boolean;
}

/**
 * Finds the types whose name, or one of whose extensions, contains a term. Case is ignored, and so is a dot before an
 * extension. The type with exactly this name and the types with exactly this extension come first, and of these the
 * registered ones.
 * @param term surrounding white space is ignored; a blank term finds all types, those with an extension first
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
  return [...exact.filter(isRegistered), ...exact.filter((element) => !isRegistered(element)), ...others];
}

const isRegistered = (element: MimeType) => element.isRegistered === true;

const hasExtension = ({ extensions }: MimeType) => extensions.length > 0;

/** Normalises a filter to the term that is searched for. */
export function normalizeTerm(term: string): string {
  return term.trim().toLowerCase();
}
