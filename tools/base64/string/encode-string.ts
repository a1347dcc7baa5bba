import { toBase64, toBase64url } from '@exodus/bytes/base64.js';
import { type AlteredCharacter, encodeText } from '#shared/formats/text-encoding/encode-text.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { ok, type Result } from '#shared/result.ts';
import { type LineBreaks, withLineBreaks } from './line-breaks.ts';

export interface EncodeOptions {
  /** The encoding of the text's bytes. */
  readonly encoding: TextEncodingName;
  /** The line breaks of the text. */
  readonly lineBreaks: LineBreaks;
  readonly alphabet: 'standard' | 'url-safe';
  readonly isPadded: boolean;
  /** Characters per line of the result, which LF separates; 0 for a single line. */
  readonly lineLength: number;
}

export interface EncodedString {
  readonly base64: string;
  /** The number of bytes of the text in its encoding. */
  readonly byteLength: number;
  /** A character that the encoding replaces with another one's bytes. */
  readonly altered?: AlteredCharacter;
}

/**
 * Encodes a text as Base64 (RFC 4648, sections 4 and 5).
 * @returns fails as `encodeText` does
 * @example await encodeString('é', { encoding: 'utf-8', alphabet: 'url-safe', isPadded: false, … }) // w6k
 */
export async function encodeString(text: string, options: EncodeOptions): Promise<Result<EncodedString>> {
  const encoded = await encodeText(withLineBreaks(text, options.lineBreaks), options.encoding);
  if (!encoded.ok) {
    return encoded;
  }
  const { bytes, altered } = encoded.value;
  const encode = options.alphabet === 'standard' ? toBase64 : toBase64url;
  const base64 = encode(bytes, { padding: options.isPadded });
  return ok({
    base64: options.lineLength === 0 ? base64 : wrapLines(base64, options.lineLength),
    byteLength: bytes.length,
    ...(altered && { altered }),
  });
}

function wrapLines(text: string, lineLength: number): string {
  const lines: string[] = [];
  for (let start = 0; start < text.length; start += lineLength) {
    lines.push(text.slice(start, start + lineLength));
  }
  return lines.join('\n');
}
