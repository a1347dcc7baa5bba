let chosen: string | undefined;

/**
 * Chooses the language for dates and numbers. This has to be done separately in each worker.
 * @param tag a language tag (BCP 47); undefined, like an invalid tag, selects the browser's language
 */
export function chooseLocale(tag: string | undefined): void {
  chosen = tag === undefined ? undefined : validTag(tag);
}

/** The chosen language tag; undefined if the browser's language applies. */
export const chosenLocale = (): string | undefined => chosen;

/**
 * The language for dates and numbers: the chosen one, or the browser's.
 * @example locale() // 'de-DE'
 */
export const locale = (): string => chosen ?? browserLocale();

/** What the browser has reported, and the tag that was found in it: finding it takes longer than writing a number. */
let reported: { readonly names: string; readonly tag: string } | undefined;

/**
 * The first of the browser's languages that is a valid tag (BCP 47). Browsers may report invalid ones: WebKit reports
 * "C" if the system has no language (docs/decisions/upstream-reports.md), others report "de_DE.UTF-8" like the system. If
 * none is valid, the engine's own language is used, which always is. Also works in workers.
 */
export function browserLocale(): string {
  const { language, languages = [] } = globalThis.navigator ?? {};
  const names = `${language},${languages}`;
  if (reported?.names !== names) {
    const [tag = new Intl.NumberFormat().resolvedOptions().locale] = [language, ...languages].flatMap(
      (name) => validTag(name) ?? [],
    );
    reported = { names, tag };
  }
  return reported.tag;
}

/** @returns the canonical form of a tag, ignoring an encoding suffix as in POSIX; undefined if it is invalid */
export function validTag(name: string | undefined): string | undefined {
  try {
    const tag = name?.replace(/[.@].*$/u, '').replaceAll('_', '-') ?? '';
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

let format: { readonly locale: string; readonly number: Intl.NumberFormat } | undefined;

type Digits = Pick<
  Intl.NumberFormatOptions,
  'minimumFractionDigits' | 'maximumFractionDigits' | 'maximumSignificantDigits'
>;

/** Languages whose regions all write whole numbers below 1,000 with the digits of ASCII, unless the tag says otherwise. */
const asciiLanguages =
  /^(?:bg|ca|cs|da|de|el|en|es|et|fi|fr|he|hr|hu|id|it|ja|ko|lt|lv|nb|nl|nn|no|pl|pt|ro|ru|sk|sl|sv|th|tr|uk|vi|zh)(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/u;

/** Whether every format writes a number as JavaScript does. The first format takes 15 ms, more than many a screen. */
const isPlain = (value: number, tag: string) =>
  Number.isInteger(value) && value < 1000 && (value > 0 || Object.is(value, 0)) && asciiLanguages.test(tag);

/**
 * Formats a number in the language of the browser.
 * @param digits how many digits to write; without it, at most three after the point
 * @example formatNumber(1234.5) // '1.234,5' in German
 */
export function formatNumber(value: number, digits?: Digits): string {
  const current = locale();
  if (digits === undefined && isPlain(value, current)) {
    return String(value);
  }
  if (digits !== undefined) {
    return new Intl.NumberFormat(current, digits).format(value);
  }
  if (format?.locale !== current) {
    format = { locale: current, number: new Intl.NumberFormat(current) };
  }
  return format.number.format(value);
}

/**
 * Formats a share in the language of the browser.
 * @param share 0 to 1 for 0 to 100 per cent
 * @param decimals the most digits after the point
 * @example formatPercent(0.071) // '7%' in English, '7 %' in German
 */
export function formatPercent(share: number, decimals = 0): string {
  return new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: decimals }).format(share);
}
