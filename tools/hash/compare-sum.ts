import { listWords } from '#shared/formats/words/list-words.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { ResultRow } from '#tools/define-operation.ts';
import { namesByDigits } from './algorithms.ts';
import type { Sum } from './hash-stream.ts';
import { writeSum } from './write-sum.ts';

/**
 * Text that may precede a checksum: `SHA256 (a.iso) = ` of BSD, `sha256:` of containers, `sha256-` of Subresource
 * Integrity.
 */
const label = /^\s*(?:[\w/-]+\s*\(.*\)\s*=\s*|(?:md5|sha-?\d+|sha-?512[/_-]?256|sha3-\d+|blake\w+|crc32)\s*[:=-]\s*)/i;

/**
 * Looks for a pasted checksum among those of the input. Case, spaces, colons, hyphens and a file name after it are
 * ignored; Base64 may use either alphabet, with or without padding.
 * @returns a row that says which checksum matches, or that none does
 */
export function compareSum(pasted: string, sums: readonly Sum[]): ResultRow {
  const text = pasted.replace(label, '').trim();
  const found = sums.find(({ bytes }) => isHexOf(text, bytes) || isBase64Of(text, bytes));
  return found === undefined
    ? { name: 'Comparison', value: 'No match', note: describeOther(text), tone: 'bad' }
    : {
        name: 'Comparison',
        value: found.name,
        note: `The pasted sum is the ${found.name} of this input`,
        tone: 'good',
      };
}

function isHexOf(text: string, bytes: Uint8Array): boolean {
  const digits = [...writeSum(bytes, 'hex')].join(String.raw`[\s:-]*`);
  return new RegExp(String.raw`^${digits}(?=[\s*]|$)`, 'i').test(text);
}

function isBase64Of(text: string, bytes: Uint8Array): boolean {
  const [word = ''] = text.split(/\s/, 1);
  const plain = word.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  return plain === writeSum(bytes, 'base64').replace(/=+$/, '');
}

const separatedHex = /^[\da-f]{2}(?:[:-]?[\da-f]{2})*(?=[\s*]|$)/i;

function describeOther(text: string): string {
  const digits = separatedHex.exec(text)?.[0].replaceAll(/[:-]/g, '').length ?? 0;
  const names = namesByDigits(digits);
  return names.length === 0
    ? 'The pasted sum matches none of these'
    : `The pasted sum has ${formatNumber(digits)} digits, like ${listWords(names, 'or')}, but belongs to another input`;
}
