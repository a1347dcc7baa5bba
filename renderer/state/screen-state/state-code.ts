import { decodeBase64 } from '#shared/formats/text-encoding/decode-base64.ts';
import { fail, type Result } from '#shared/result.ts';
import { type IncomingState, readScreenState, type ScreenState, writeScreenState } from './screen-state.ts';

/** The longest link in characters: mail programs and chats cut off longer ones. */
export const longestLink = 8000;
/** The greatest length in characters of the encoded state in an address that is opened. */
const longestCode = 16_000;
/** The largest state in bytes: a hostile one is small, and expands to gigabytes when decompressed. */
export const longestState = 1_000_000;

const tooLarge = {
  code: 'too-large',
  message: 'This link contains more than a link may hold. Ask for a .webtoolbox file instead.',
} as const;

const damaged = {
  code: 'damaged',
  message: 'This link is damaged or incomplete. Copy the whole link again.',
} as const;

/**
 * Encodes a state for an address: compressed by DEFLATE (RFC 1951), in base64url (RFC 4648, section 5) without padding.
 * @returns undefined if it is too long for any link
 */
export async function encodeState(state: ScreenState): Promise<string | undefined> {
  const text = JSON.stringify(writeScreenState(state));
  if (text.length > longestState) {
    return undefined;
  }
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
  if (bytes.length > longestLink) {
    return undefined;
  }
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Decodes what `encodeState` wrote, or what somebody else made. Nothing is decompressed beyond the largest state.
 * @returns fails with `damaged`, `too-large` or `newer`
 */
export async function decodeState(code: string): Promise<Result<IncomingState>> {
  if (code.length > longestCode) {
    return fail(tooLarge);
  }
  const bytes = decodeBase64(code);
  if (bytes === undefined) {
    return fail(damaged);
  }
  try {
    const text = await inflate(bytes);
    return text === undefined ? fail(tooLarge) : readScreenState(JSON.parse(text));
  } catch {
    return fail(damaged);
  }
}

/** @returns undefined if there is too much data @throws TypeError if the data is not DEFLATE-compressed UTF-8 */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return text + decoder.decode();
    }
    length += value.byteLength;
    if (length > longestState) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
