import { type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import type { Pixels } from '../images/decoded-image.ts';
import { decodeUtf8 } from '../text-encoding/decode-utf8.ts';

/** A code found in an image. */
export interface FoundCode {
  /** The name of the kind, such as "QR Code" or "Data Matrix". */
  readonly kind: string;
  /** The text of the code; undefined if its bytes are not text. */
  readonly text: string | undefined;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Whether the text is a guess: the bytes are not UTF-8, and the code does not declare their encoding. */
  readonly isGuess: boolean;
  /** The error correction level, such as "L" or "7 %", if the code declares it. */
  readonly level: string | undefined;
  readonly version: string | undefined;
  /** The part of a message that spans several codes, from 1, and how many parts there are; 0 if unknown. */
  readonly part: { readonly number: number; readonly of: number } | undefined;
  readonly isInverted: boolean;
  readonly isMirrored: boolean;
  /** The corners in the image, in pixels. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
  /** The share of the error correction that was not needed, 0 to 1; undefined if unknown. */
  readonly unusedCorrection: number | undefined;
}

const baseOptions: ReaderOptions = {
  formats: ['AllMatrix'],
  textMode: 'Plain',
  maxNumberOfSymbols: 0,
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
};

/** The ways of scanning an image, tried one after the other until a code is found. */
const attempts: readonly ReaderOptions[] = [
  baseOptions,
  { ...baseOptions, binarizer: 'GlobalHistogram' },
  { ...baseOptions, tryDenoise: true },
];

/**
 * Finds every QR code and other two-dimensional code in an image.
 * @param effort `quick` tries only once, for the frames of a camera
 * @example (await readCodes(pixels)).map(({ text }) => text) // ['https://example.org/']
 */
export async function readCodes(pixels: Pixels, effort: 'thorough' | 'quick' = 'thorough'): Promise<FoundCode[]> {
  for (const options of effort === 'quick' ? attempts.slice(0, 1) : attempts) {
    const results = await readBarcodes(pixels as ImageData, options);
    const valid = results.filter(({ isValid }) => isValid);
    if (valid.length > 0) {
      return valid.map(describe);
    }
  }
  return [];
}

const kinds: Readonly<Record<string, string>> = {
  QRCode: 'QR Code',
  QRCodeModel1: 'QR Code Model 1',
  QRCodeModel2: 'QR Code',
  MicroQRCode: 'Micro QR Code',
  RMQRCode: 'rMQR Code',
  DataMatrix: 'Data Matrix',
  AztecCode: 'Aztec Code',
};

function describe(result: ReadResult): FoundCode {
  const { format, sequenceSize, sequenceIndex, position, isInverted, isMirrored } = result;
  const extra = parseExtra(result.extra);
  return {
    kind: kinds[format] ?? format,
    ...readText(result),
    bytes: Uint8Array.from(result.bytes),
    level: extra.ECLevel,
    version: extra.Version,
    part: sequenceSize === -1 ? undefined : { number: sequenceIndex + 1, of: sequenceSize },
    isInverted,
    isMirrored,
    corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft],
    unusedCorrection: extra.UEC === undefined ? undefined : Number(extra.UEC),
  };
}

interface Extra {
  readonly ECLevel?: string;
  readonly Version?: string;
  readonly UEC?: string;
}

function parseExtra(text: string): Extra {
  try {
    const extra: unknown = JSON.parse(text);
    return typeof extra === 'object' && extra !== null
      ? Object.fromEntries(Object.entries(extra).map(([name, value]) => [name, String(value)]))
      : {};
  } catch {
    return {};
  }
}

function readText({ bytes, text, hasECI }: ReadResult): Pick<FoundCode, 'text' | 'isGuess'> {
  const utf8 = decodeUtf8(bytes);
  if (hasECI) {
    return isPlain(text) ? { text, isGuess: false } : { text: undefined, isGuess: false };
  }
  if (utf8 !== undefined) {
    return { text: isPlain(utf8) ? utf8 : undefined, isGuess: false };
  }
  return isPlain(text) ? { text, isGuess: true } : { text: undefined, isGuess: false };
}

/** White space, and the separators used in bar codes. */
const allowedControls: ReadonlySet<string> = new Set('\t\n\r\u001c\u001d\u001e\u001f');

/** Whether a text can be displayed because it has no other control characters. */
function isPlain(text: string): boolean {
  return !text.includes('\ufffd') && (text.match(/\p{Cc}/gu) ?? []).every((control) => allowedControls.has(control));
}
