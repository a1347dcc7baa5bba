import { countOf } from '#shared/formats/words/count-of.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { ResultRow } from '#tools/define-operation.ts';
import { namesByDigits } from './algorithms.ts';
import type { Sum } from './hash-stream.ts';
import { writeSum } from './write-sum.ts';

/**
 * Looks for the checksums of the input in a pasted text: a sum alone, a line of `sha256sum`, BSD, certutil or
 * Get-FileHash, a list of many files, or a sum within JSON or HTML. Case, and spaces, colons and hyphens between the
 * digits are ignored; Base64 may use either alphabet, with or without padding.
 * @returns a row that says which checksums match and, if there are several lines, on which of them, or that none does
 */
export function compareSum(pasted: string, sums: readonly Sum[]): ResultRow {
  const found = sums.flatMap(({ name, bytes }) => {
    const place = placeOf(pasted, bytes);
    return place === undefined ? [] : [{ name, line: pasted.slice(0, place).split('\n').length }];
  });
  if (found.length === 0) {
    return { name: 'Comparison', value: 'No match', note: describeOthers(pasted), tone: 'bad' };
  }
  const value = listWords(found.map(({ name }) => name));
  const lines = [...new Set(found.map(({ line }) => line))].sort((a, b) => a - b).map((line) => formatNumber(line));
  const where = /\n/u.test(pasted.trim()) ? ` on ${lines.length === 1 ? 'line' : 'lines'} ${listWords(lines)}` : '';
  const note =
    found.length === 1
      ? `The pasted sum${where} is the ${value} of this input`
      : `The pasted sums${where} are the ${value} of this input`;
  return { name: 'Comparison', value, note, tone: 'good' };
}

/** @returns the offset of a checksum in a text; undefined if the text does not contain it as a whole */
function placeOf(text: string, bytes: Uint8Array): number | undefined {
  const digits = [...writeSum(bytes, 'hex')].join(String.raw`[\s:-]*`);
  const letters = writeSum(bytes, 'base64')
    .replace(/=+$/u, '')
    .replaceAll(/[+/]/gu, (letter) => (letter === '+' ? '[+-]' : '[/_]'));
  const patterns = [
    // The bytes before and after it would belong to a longer sum.
    new RegExp(String.raw`(?<![\da-f]|(?<![\da-z])[\da-f]{2}[:-])${digits}(?![\da-f]|[:-][\da-f]{2}(?![\da-z]))`, 'iu'),
    new RegExp(String.raw`(?<=^|[^\w+/-]|\bsha\d{3}-)${letters}(?![\w+/-])`, 'u'),
  ];
  const places = patterns.flatMap((pattern) => pattern.exec(text)?.index ?? []);
  return places.length === 0 ? undefined : Math.min(...places);
}

const hexSum = /(?<![\da-z])(?:0x)?([\da-f]{2}(?:[:-]?[\da-f]{2})+)(?![\da-z])/giu;

function describeOthers(text: string): string {
  const lengths = [...text.matchAll(hexSum)].map(([, sum = '']) => sum.replaceAll(/[:-]/gu, '').length);
  // A date in the name of a file has as many digits as the sum of CRC32.
  const longest = lengths.filter((length) => namesByDigits(length).length > 0).reduce((a, b) => Math.max(a, b), 0);
  const count = lengths.filter((length) => length === longest).length;
  if (longest === 0) {
    return 'The pasted sum matches none of these';
  }
  const names = listWords(namesByDigits(longest), 'or');
  return count === 1
    ? `The pasted sum has ${formatNumber(longest)} digits, like ${names}, but belongs to another input`
    : `The pasted text has ${countOf(count, 'sum')} of ${formatNumber(longest)} digits, like ${names}, but none matches this input`;
}
