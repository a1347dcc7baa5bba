import { settleWithinEngineLimits } from '#shared/engine-limit.ts';
import type { Direction } from '#shared/formats/direction.ts';
import { decodeText } from '#shared/formats/text-encoding/decode-text.ts';
import { shortEncodingLabel, type TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { unreadableFile } from '#shared/unreadable-file.ts';
import { withTransfer } from '#tools/task.ts';
import { type DecodedString, decodeString } from './decode-string.ts';
import { detectEncoding } from './detect-encoding.ts';
import { type EncodedString, type EncodeOptions, encodeString } from './encode-string.ts';

export interface EncodeInput {
  readonly text: string;
  readonly options: EncodeOptions;
}

export interface DecodeInput {
  readonly base64: string;
  readonly encoding: TextEncodingName;
}

export interface ReadFileInput {
  readonly file: File;
  readonly direction: Direction;
  readonly encoding: TextEncodingName;
}

/** The tasks of this screen's worker. */
export const tasks = {
  encode: ({ text, options }: EncodeInput): Promise<Result<EncodedString>> =>
    settleWithinEngineLimits(() => encodeString(text, options)),

  async decode({ base64, encoding }: DecodeInput): Promise<Result<DecodedString>> {
    const decoded = await settleWithinEngineLimits(() => decodeString(base64, encoding));
    return decoded.ok ? withTransfer(decoded, [decoded.value.bytes.buffer]) : decoded;
  },

  /**
   * Reads a file as text. A file to encode is read in the given encoding and keeps its byte order mark, since its exact
   * bytes matter; a file to decode is read in the encoding that it seems to have.
   */
  async readFile({ file, direction, encoding: asked }: ReadFileInput): Promise<Result<string>> {
    let bytes: Uint8Array;
    try {
      bytes = new Uint8Array(await file.arrayBuffer());
    } catch {
      return fail(unreadableFile(file.name));
    }
    const encoding = direction === 'encode' ? asked : (detectEncoding(bytes) ?? 'utf-8');
    const text = await decodeText(bytes, encoding);
    return text === undefined
      ? fail({ code: 'not-text', message: `${file.name} is not text in ${shortEncodingLabel(encoding)}.` })
      : ok(text);
  },
};

export type Base64StringTasks = typeof tasks;
