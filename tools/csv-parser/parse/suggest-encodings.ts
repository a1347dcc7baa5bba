import { createDecoder } from '#shared/formats/text-encoding/create-decoder.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';

const western = 'àâäáãçèéêëíîïìñóôöõòùúûüýÿßøåæœšž';

interface Candidate {
  readonly name: TextEncodingName;
  readonly usual: RegExp;
  /** A pattern that occurs in every longer text of this encoding. */
  readonly sign?: RegExp;
}

/** The characters beyond ASCII that are common in text of each encoding. If scores are equal, the first wins. */
const candidates: readonly Candidate[] = [
  // Accented letters occur between ASCII letters, one or two at a time (“créée”). A two-byte encoding reads such a
  // letter and the next one as a single character, so both encodings seem to fit; this one takes precedence.
  {
    name: 'windows-1252',
    usual: new RegExp(
      `(?<![^\\0-\\x7f])[${western}€£§©®°ºª·¿¡–—…‘’‚“”„«»](?![^\\0-\\x7f])|(?<=[a-z])[${western}](?=[${western}][a-z])|(?<=[a-z][${western}])[${western}](?=[a-z])`,
      'giu',
    ),
  },
  { name: 'shift_jis', usual: /[\u3040-\u30ff\u4e00-\u9fff\u3001\u3002]/gu },
  // The EUC encodings share byte ranges: Korean and Chinese look like kanji, but Japanese also contains kana.
  { name: 'euc-kr', usual: /[\uac00-\ud7a3]/gu },
  { name: 'euc-jp', usual: /[\u3040-\u30ff\u4e00-\u9fff\u3001\u3002]/gu, sign: /[\u3040-\u30ff]/u },
  { name: 'gb18030', usual: /[\u4e00-\u9fff\u3001\u3002\uff0c]/gu },
  { name: 'big5', usual: /[\u4e00-\u9fff\u3001\u3002\uff0c]/gu },
  // Cyrillic letters occur next to each other, as whole words.
  { name: 'windows-1251', usual: /(?<=[а-яё])[а-яё]|[а-яё](?=[а-яё])/giu },
];

/** The minimum share of common characters among those beyond ASCII. */
const leastShare = 0.6;

/**
 * Suggests encodings that fit a file better than the chosen one. Since they are guesses, they are only offered, never
 * applied.
 * @param head the first bytes, which may end in the middle of a character
 * @returns an empty list if the chosen encoding fits
 * @example await suggestEncodings(Uint8Array.of(0x61, 0xe9), 'utf-8') // ['windows-1252']
 */
export async function suggestEncodings(head: Uint8Array, chosen: TextEncodingName): Promise<TextEncodingName[]> {
  const byNul = encodingByNul(head);
  if (byNul !== undefined) {
    return byNul === chosen ? [] : [byNul];
  }
  // UTF-16 always contains NUL bytes if there is a delimiter or a line break.
  const isUtf16 = chosen === 'utf-16le' || chosen === 'utf-16be';
  const bytes = head.filter((byte) => byte >= 0x80);
  if (bytes.length === 0) {
    return isUtf16 && head.length > 0 ? ['utf-8'] : [];
  }
  if ((await decodes(head, 'utf-8')) !== undefined) {
    return chosen === 'utf-8' ? [] : ['utf-8'];
  }
  if (chosen !== 'utf-8' && !isUtf16 && (await decodes(head, chosen)) !== undefined) {
    return [];
  }
  const scored = await Promise.all(
    candidates
      .filter(({ name }) => name !== chosen)
      .map(async (candidate) => ({
        name: candidate.name,
        score: scoreOf(await decodes(head, candidate.name), candidate),
      })),
  );
  const likely = scored.filter(({ score }) => score >= leastShare).toSorted((a, b) => b.score - a.score);
  return likely.length === 0 ? ['windows-1252'] : likely.slice(0, 3).map(({ name }) => name);
}

/** @returns undefined if the bytes are invalid in the encoding */
async function decodes(bytes: Uint8Array, encoding: TextEncodingName): Promise<string | undefined> {
  const decoder = await createDecoder(encoding, { fatal: true });
  try {
    return decoder.decode(bytes, { stream: true });
  } catch (thrown) {
    if (thrown instanceof TypeError) {
      return undefined;
    }
    throw thrown;
  }
}

/** UTF-16 text in a Western language has a NUL in every other byte. */
function encodingByNul(bytes: Uint8Array): TextEncodingName | undefined {
  const counts = [0, 0];
  for (const [index, byte] of bytes.entries()) {
    if (byte === 0) {
      counts[index % 2] = (counts[index % 2] ?? 0) + 1;
    }
  }
  const [even = 0, odd = 0] = counts;
  const least = bytes.length / 40;
  if (odd > least && odd > even * 4) {
    return 'utf-16le';
  }
  return even > least && even > odd * 4 ? 'utf-16be' : undefined;
}

/** The factor for encodings whose sign is missing. */
const withoutSign = 0.9;

/** The share of common characters among those beyond ASCII. */
function scoreOf(text: string | undefined, { usual, sign }: Candidate): number {
  const others = text?.match(/[^\0-\x7f]/gu)?.length ?? 0;
  if (text === undefined || others === 0) {
    return 0;
  }
  const share = (text.match(usual)?.length ?? 0) / others;
  return sign?.test(text) === false ? share * withoutSign : share;
}
