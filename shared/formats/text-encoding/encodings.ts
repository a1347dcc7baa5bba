/**
 * The encodings of the WHATWG Encoding standard, except for `replacement`, which is not a real one, with their names in
 * the standard and readable labels.
 */
export const textEncodings = [
  { name: 'utf-8', label: 'UTF-8' },
  { name: 'utf-16le', label: 'UTF-16LE' },
  { name: 'utf-16be', label: 'UTF-16BE' },
  { name: 'windows-1252', label: 'windows-1252 (Western, Latin-1)' },
  { name: 'windows-1250', label: 'windows-1250 (Central European)' },
  { name: 'windows-1251', label: 'windows-1251 (Cyrillic)' },
  { name: 'windows-1253', label: 'windows-1253 (Greek)' },
  { name: 'windows-1254', label: 'windows-1254 (Turkish)' },
  { name: 'windows-1255', label: 'windows-1255 (Hebrew)' },
  { name: 'windows-1256', label: 'windows-1256 (Arabic)' },
  { name: 'windows-1257', label: 'windows-1257 (Baltic)' },
  { name: 'windows-1258', label: 'windows-1258 (Vietnamese)' },
  { name: 'windows-874', label: 'windows-874 (Thai)' },
  { name: 'shift_jis', label: 'Shift_JIS (Japanese)' },
  { name: 'euc-jp', label: 'EUC-JP (Japanese)' },
  { name: 'iso-2022-jp', label: 'ISO-2022-JP (Japanese)' },
  { name: 'gb18030', label: 'GB18030 (Chinese)' },
  { name: 'gbk', label: 'GBK (Chinese, simplified)' },
  { name: 'big5', label: 'Big5 (Chinese, traditional)' },
  { name: 'euc-kr', label: 'EUC-KR (Korean)' },
  { name: 'iso-8859-2', label: 'ISO-8859-2 (Central European)' },
  { name: 'iso-8859-3', label: 'ISO-8859-3 (South European)' },
  { name: 'iso-8859-4', label: 'ISO-8859-4 (Baltic)' },
  { name: 'iso-8859-5', label: 'ISO-8859-5 (Cyrillic)' },
  { name: 'iso-8859-6', label: 'ISO-8859-6 (Arabic)' },
  { name: 'iso-8859-7', label: 'ISO-8859-7 (Greek)' },
  { name: 'iso-8859-8', label: 'ISO-8859-8 (Hebrew, visual)' },
  { name: 'iso-8859-8-i', label: 'ISO-8859-8-I (Hebrew, logical)' },
  { name: 'iso-8859-10', label: 'ISO-8859-10 (Nordic)' },
  { name: 'iso-8859-13', label: 'ISO-8859-13 (Baltic)' },
  { name: 'iso-8859-14', label: 'ISO-8859-14 (Celtic)' },
  { name: 'iso-8859-15', label: 'ISO-8859-15 (Western with €)' },
  { name: 'iso-8859-16', label: 'ISO-8859-16 (Romanian)' },
  { name: 'koi8-r', label: 'KOI8-R (Russian)' },
  { name: 'koi8-u', label: 'KOI8-U (Ukrainian)' },
  { name: 'ibm866', label: 'IBM866 (Cyrillic, DOS)' },
  { name: 'macintosh', label: 'Macintosh (Western)' },
  { name: 'x-mac-cyrillic', label: 'x-mac-cyrillic (Cyrillic)' },
  { name: 'x-user-defined', label: 'x-user-defined (bytes as private characters)' },
] as const;

export type TextEncodingName = (typeof textEncodings)[number]['name'];

/** The legacy encodings with large tables, whose code is loaded on first use. */
const multiByteEncodings: ReadonlySet<TextEncodingName> = new Set([
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'gb18030',
  'gbk',
  'big5',
  'euc-kr',
]);

/** Whether an encoding needs a large table of Chinese, Japanese or Korean characters; false for UTF-8 and UTF-16. */
export function isMultiByteEncoding(name: TextEncodingName): boolean {
  return multiByteEncodings.has(name);
}

/** @returns the name of the encoding without the explanation: `Shift_JIS` */
export function shortEncodingLabel(name: TextEncodingName): string {
  const label: string = textEncodings.find((encoding) => encoding.name === name)?.label ?? name;
  return label.replace(/ \(.*\)$/u, '');
}

/**
 * Finds the encoding for a label of the Encoding standard, as in `charset=latin1`.
 * @returns undefined for a label that is not in the standard
 * @example encodingOfLabel(' Latin1 ') // 'windows-1252'
 */
export function encodingOfLabel(label: string): TextEncodingName | undefined {
  try {
    const name = new TextDecoder(label).encoding;
    return textEncodings.find((encoding) => encoding.name === name)?.name;
  } catch {
    return undefined;
  }
}
