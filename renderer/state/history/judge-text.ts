import type { SecretKind } from '#shared/formats/secrets/find-secret.ts';
import { findBareSecret, findSecretInPiece, piecesOf } from '#shared/formats/secrets/find-secret.ts';

/** What the history needs to know of a text. */
export interface Judgement {
  /** Tells it from every other text: its length, and a sum of all of it. */
  readonly sum: string;
  /** What it looks like that should not be kept; undefined if it is harmless. */
  readonly secret: SecretKind | undefined;
}

/** Milliseconds that the page may be held up by it in one go. */
const longestHold = 6;
/** UTF-16 code units that are summed up in one go. */
const summedLength = 65_536;

/** Whoever waits to be drawn or to be typed goes first. */
function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/**
 * Two sums of 32 bits of the same text, which differ in how they mix (MurmurHash3's constants): that two texts of one
 * input have the same in both is less likely than that the disk fails.
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
 * Sums a text up and looks for secrets in it, without holding the page up, however long it is.
 * @example (await judgeText('password=x')).secret // 'a password'
 */
export async function judgeText(text: string): Promise<Judgement> {
  let until = performance.now() + longestHold;
  const pause = async () => {
    if (performance.now() >= until) {
      await yieldToPage();
      until = performance.now() + longestHold;
    }
  };
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
