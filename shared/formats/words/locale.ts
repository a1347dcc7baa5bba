let chosen: string | undefined;

/**
 * Chooses the language that dates and numbers are written in. Each worker has to be told by itself.
 * @param tag of a language (BCP 47); undefined for the browser's, as is what is no tag
 */
export function chooseLocale(tag: string | undefined): void {
  chosen = tag === undefined ? undefined : validTag(tag);
}

/** What was chosen; undefined where the browser's language counts. */
export const chosenLocale = (): string | undefined => chosen;

/**
 * The language that dates and numbers are written in: the chosen one, or the browser's.
 * @example locale() // 'de-DE'
 */
export const locale = (): string => chosen ?? browserLocale();

/**
 * The first of the browser's languages that is a valid tag (BCP 47). A browser can say what is none: WebKit says "C"
 * where the system has no language, others "de_DE.UTF-8" as the system does. Then it is the engine's own, which is always
 * valid. Workers may ask too.
 */
export function browserLocale(): string {
  const { language, languages } = globalThis.navigator ?? {};
  for (const name of [language, ...(languages ?? [])]) {
    const tag = validTag(name);
    if (tag !== undefined) {
      return tag;
    }
  }
  return new Intl.NumberFormat().resolvedOptions().locale;
}

/** @returns the canonical form of a tag; undefined for what is none, also without the encoding that POSIX adds */
export function validTag(name: string | undefined): string | undefined {
  try {
    const tag = name?.replace(/[.@].*$/u, '').replaceAll('_', '-') ?? '';
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

let format: { readonly locale: string; readonly number: Intl.NumberFormat } | undefined;

/**
 * A number as the browser's language writes it.
 * @example formatNumber(1234.5) // '1.234,5' in German
 */
export function formatNumber(value: number): string {
  const current = locale();
  if (format?.locale !== current) {
    format = { locale: current, number: new Intl.NumberFormat(current) };
  }
  return format.number.format(value);
}
