import { ok, type Result, type ToolError } from '#shared/result.ts';
import type { Base64Decoder, Base64End, Base64Findings } from '../base64-decoder.ts';
import { joinBytes } from '../join-bytes.ts';

/** What the content of a wrapping ends with. */
export interface ContentEnd {
  /** The bytes that `write` did not return. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Undefined if the content is percent-encoded. */
  readonly findings: Base64Findings | undefined;
  /** Irregularities of the wrapping that do not prevent decoding. */
  readonly warnings: readonly ToolError[];
}

/** Reads what is inside one kind of wrapping, piece by piece. */
export interface ContentReader {
  /** @returns the bytes that are complete; pieces may be split anywhere */
  write(piece: string): Result<Uint8Array<ArrayBuffer>>;
  end(): Result<ContentEnd>;
}

/** No byte is complete. */
export const noBytes = ok(new Uint8Array(0));

/** Ends a decoder that still has to get the last characters. Fails as the decoder does. */
export function endBase64(decoder: Base64Decoder, last: string): Result<Base64End> {
  const left = last === '' ? noBytes : decoder.write(last);
  if (!left.ok) {
    return left;
  }
  const ended = decoder.end();
  return ended.ok ? ok({ ...ended.value, bytes: joinBytes([left.value, ended.value.bytes]) }) : ended;
}
