import { textOrder } from '#shared/formats/words/text-order.ts';

/** Languages, with the countries whose formats differ most; every browser supports them. */
const offered =
  'ar bg bn ca cs da de de-AT de-CH el en-AU en-CA en-GB en-IE en-IN en-US en-ZA es es-MX et fa fi fr fr-CA fr-CH he hi hr hu id it ja ko lt lv ms nb nl nl-BE pl pt-BR pt-PT ro ru sk sl sr sv th tr uk vi zh-CN zh-TW'.split(
    ' ',
  );

/**
 * The name of a language in that language.
 * @param tag a valid BCP 47 tag; what it says besides language, script and country is ignored, such as `-u-va-posix`,
 * which engines refuse to name
 * @example nameOfLocale('de-CH') // 'Deutsch (Schweiz)'
 */
export function nameOfLocale(tag: string): string {
  const { language, script, region } = new Intl.Locale(tag);
  const plain = [language, script, region].filter((part) => part !== undefined).join('-');
  return new Intl.DisplayNames([plain], { type: 'language', languageDisplay: 'standard' }).of(plain) ?? tag;
}

/**
 * The tags of the languages offered for formats, sorted by name.
 * @param chosen may come from elsewhere, such as an import, and is included too
 */
export function formatLocales(chosen: string): readonly string[] {
  const compare = textOrder();
  const tags = new Set([...offered, ...(chosen === '' ? [] : [chosen])]);
  return [...tags].sort((one, other) => compare(nameOfLocale(one), nameOfLocale(other)));
}
