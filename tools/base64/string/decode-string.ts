import { decodeText } from '#shared/formats/text-encoding/decode-text.ts';
import { encodingOfLabel, type TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import { ok, type Result } from '#shared/result.ts';
import { type FileType, guessFileType } from '../guess-file-type.ts';
import { isPlainText } from '../plain-text.ts';
import { type Base64Reading, readBase64 } from '../read-base64.ts';
import { detectEncoding } from './detect-encoding.ts';

export interface DecodedString extends Base64Reading {
  /** The encoding with which `text` was decoded: the requested one, or the one that a data: URI names. */
  readonly encoding: TextEncodingName;
  /** Undefined if the bytes are not valid in that encoding. */
  readonly text: string | undefined;
  /** Whether the text has no control characters except those of plain text. */
  readonly isPlainText: boolean;
  /** The apparent type of the bytes; undefined for plain text and unknown types. */
  readonly type: FileType | undefined;
  /** Another encoding that the bytes seem to use. */
  readonly likelyEncoding?: TextEncodingName;
}

/**
 * Decodes Base64, also in PEM armour or a data: URI, and determines the type of its bytes.
 * @returns fails as `readBase64` does
 * @example await decodeString('w6k', 'utf-8') // text 'é'
 */
export async function decodeString(base64: string, asked: TextEncodingName): Promise<Result<DecodedString>> {
  const reading = readBase64(base64);
  if (!reading.ok) {
    return reading;
  }
  const { bytes, wrapping } = reading.value;
  const named = wrapping.kind === 'data-uri' ? charsetOf(wrapping.parameters) : undefined;
  const encoding = named ?? asked;
  const text = await decodeText(bytes, encoding);
  const isPlain = text !== undefined && isPlainText(text);
  const likelyEncoding = detectEncoding(bytes);
  return ok({
    ...reading.value,
    encoding,
    text,
    isPlainText: isPlain,
    type: await guessFileType(new Blob([bytes]), isPlain),
    ...(likelyEncoding !== undefined && likelyEncoding !== encoding && named === undefined && { likelyEncoding }),
  });
}

function charsetOf(parameters: readonly { readonly name: string; readonly value: string }[]) {
  const charset = parameters.find(({ name }) => name === 'charset');
  return charset && encodingOfLabel(charset.value);
}
