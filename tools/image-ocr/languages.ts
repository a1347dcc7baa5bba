/** A language whose trained data ships with the app. */
export interface OcrLanguage {
  /** The ISO 639-2/T code by which Tesseract names its data: `eng`. */
  readonly code: string;
  readonly name: string;
}

/** The languages in the order in which they are offered. */
export const ocrLanguages = [
  { code: 'eng', name: 'English' },
  { code: 'fra', name: 'French' },
  { code: 'deu', name: 'German' },
  { code: 'spa', name: 'Spanish' },
  { code: 'ita', name: 'Italian' },
  { code: 'por', name: 'Portuguese' },
  { code: 'nld', name: 'Dutch' },
  { code: 'pol', name: 'Polish' },
] as const satisfies readonly OcrLanguage[];

export type LanguageCode = (typeof ocrLanguages)[number]['code'];

/** @example languageName('fra') // 'French' */
export function languageName(code: LanguageCode): string {
  return ocrLanguages.find((language) => language.code === code)?.name ?? code;
}
