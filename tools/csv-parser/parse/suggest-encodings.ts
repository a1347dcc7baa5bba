import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { createDecoder } from './read-pieces.ts';

const western = 'àâäáãçèéêëíîïìñóôöõòùúûüýÿßøåæœšž';

interface Candidate {
  readonly name: TextEncodingName;
  readonly usual: RegExp;
  /** What no longer text of it is without. */
  readonly sign?: RegExp;
}

/** What text of each encoding is full of, beyond ASCII. Of equal scores the first wins. */
const candidates: readonly Candidate[] = [
  // Letters with accents stand between those of ASCII, one or two of them (“créée”). An encoding of two bytes a character
  // takes such a letter and the one after it for a character of its own, so that both seem to fit: this one goes first.
  {
    name: 'windows-1252',
    usual: new RegExp(
      `(?<![^\\0-\\x7f])[${western}€£§©®°ºª·¿¡–—…‘’‚“”„«»](?![^\\0-\\x7f])|(?<=[a-z])[${western}](?=[${western}][a-z])|(?<=[a-z][${western}])[${western}](?=[a-z])`,
      'giu',
    ),
  },
  { name: 'shift_jis', usual: /[\u3040-\u30ff\u4e00-\u9fff\u3001\u3002]/gu },
  // The EUC encodings share their bytes: Korean and Chinese seem to be kanji, which Japanese mixes with kana.
  { name: 'euc-kr', usual: /[\uac00-\ud7a3]/gu },
  { name: 'euc-jp', usual: /[\u3040-\u30ff\u4e00-\u9fff\u3001\u3002]/gu, sign: /[\u3040-\u30ff]/u },
  { name: 'gb18030', usual: /[\u4e00-\u9fff\u3001\u3002\uff0c]/gu },
  { name: 'big5', usual: /[\u4e00-\u9fff\u3001\u3002\uff0c]/gu },
  // Cyrillic stands in words of its own.
  { name: 'windows-1251', usual: /(?<=[а-яё])[а-яё]|[а-яё](?=[а-яё])/giu },
];

/** The least share of usual characters among those beyond ASCII. */
const leastShare = 0.6;

/**
 * Encodings that a file is rather of than of the chosen one. Guessing is not knowing: they are offered, never taken.
 * @param head the first bytes, which may end in the middle of a character
 * @returns none where the chosen one fits
 * @example await suggestEncodings(Uint8Array.of(0x61, 0xe9), 'utf-8') // ['windows-1252']
 */
export async function suggestEncodings(head: Uint8Array, chosen: TextEncodingName): Promise<TextEncodingName[]> {
  const byNul = encodingByNul(head);
  if (byNul !== undefined) {
    return byNul === chosen ? [] : [byNul];
  }
  // UTF-16 is never without NUL where there is a delimiter or a line break.
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

/** @returns undefined where the bytes are not of the encoding */
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

/** UTF-16 of Western text has a NUL in every other byte. */
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

/** How much less likely an encoding is without its sign. */
const withoutSign = 0.9;

/** Which part of the characters beyond ASCII is usual. */
function scoreOf(text: string | undefined, { usual, sign }: Candidate): number {
  const others = text?.match(/[^\0-\x7f]/gu)?.length ?? 0;
  if (text === undefined || others === 0) {
    return 0;
  }
  const share = (text.match(usual)?.length ?? 0) / others;
  return sign?.test(text) === false ? share * withoutSign : share;
}
