import { paceWork } from '#renderer/workers/pace-work.ts';
import type { SecretKind } from '#shared/formats/secrets/find-secret.ts';
import { findBareSecret, findSecretInPiece, piecesOf } from '#shared/formats/secrets/find-secret.ts';

/** What the history needs to know about a text. */
export interface Judgement {
  /** Identifies the text: its length and a checksum of all of it. */
  readonly sum: string;
  /** The kind of secret that the text looks like, and so should not be kept; undefined if it is harmless. */
  readonly secret: SecretKind | undefined;
}

/** The longest time in milliseconds that this may block the page. */
const longestHold = 6;
/** UTF-16 code units that are hashed at a time. */
const summedLength = 65_536;

/**
 * Two 32-bit hashes of the same text, which differ in how they mix (MurmurHash3's constants). It is less likely that
 * two texts of an input agree in both than that the disk fails.
 */
async function sumOf(text: string, pause: () => Promise<void>): Promise<string> {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let start = 0; start < text.length; start += summedLength) {
    const end = Math.min(start + summedLength, text.length);
    for (let index = start; index < end; index += 1) {
      const unit = text.charCodeAt(index);
      first = Math.imul(first ^ unit, 0x9e3779b1);
      second = Math.imul(second ^ unit, 0x5f356495);
      first ^= first >>> 15;
      second ^= second >>> 13;
    }
    await pause();
  }
  return [text.length, first >>> 0, second >>> 0].map((part) => part.toString(36)).join('-');
}

/**
 * Hashes a text and looks for secrets in it without blocking the page, whatever its length.
 * @example (await judgeText('password=x')).secret // 'a password'
 */
export async function judgeText(text: string): Promise<Judgement> {
  const pause = paceWork(longestHold);
  const sum = await sumOf(text, pause);
  for (const piece of piecesOf(text)) {
    const secret = findSecretInPiece(piece);
    if (secret !== undefined) {
      return { sum, secret };
    }
    await pause();
  }
  return { sum, secret: findBareSecret(text) };
}
