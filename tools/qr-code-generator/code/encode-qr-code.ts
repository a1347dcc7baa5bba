import { create } from 'qrcode';
import { explainLoneSurrogate } from '#shared/formats/text-encoding/lone-surrogate.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { capacityInBits, chooseSegments, type Level } from './choose-segments.ts';
import { explainOverflow } from './explain-overflow.ts';

export type Mask = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface EncodingOptions {
  readonly level: Level;
  /** 1 to 40; by default the smallest that holds the text. */
  readonly version?: number | undefined;
  /** The mask; by default the one that reads best. */
  readonly mask?: Mask | undefined;
}

/** The modules of a code, without the margin. */
export interface Matrix {
  /** Modules per side: 21 to 177. */
  readonly size: number;
  /** The modules row by row; 1 is dark. */
  readonly modules: Uint8Array;
}

export interface EncodedQrCode {
  readonly matrix: Matrix;
  readonly version: number;
  readonly mask: Mask;
  /** The length of the text in UTF-8. */
  readonly byteCount: number;
  /** The modes in which the parts of the text are encoded: "Byte", "Numeric", "Alphanumeric". */
  readonly modes: readonly string[];
  /** The share of the version's data that is used, 0 to 1. */
  readonly filled: number;
}

/**
 * Encodes a text as a QR code (ISO/IEC 18004). Characters other than digits and the 45 of alphanumeric mode are encoded
 * as UTF-8 bytes; Kanji mode is not used, since its tables change some characters.
 * @returns the modules; fails for a lone surrogate, with its position, and for too long a text, with the excess
 * @example encodeQrCode('A', { level: 'M' }) // { ok: true, value: { version: 1, matrix: { size: 21, … }, … } }
 */
export function encodeQrCode(text: string, { level, version, mask }: EncodingOptions): Result<EncodedQrCode> {
  const problem = explainLoneSurrogate(text);
  if (problem !== undefined) {
    return fail(problem);
  }
  const chosen = chooseSegments(text, level, version);
  if (chosen === undefined) {
    return fail(explainOverflow(text, level, version));
  }
  const code = create(chosen.segments.map(({ mode, data }) => ({ data, mode: mode.id?.toLowerCase() })) as never, {
    errorCorrectionLevel: level,
    version: chosen.version,
    ...(mask === undefined ? {} : { maskPattern: mask }),
  });
  return ok({
    matrix: { size: code.modules.size, modules: Uint8Array.from(code.modules.data) },
    version: code.version,
    mask: code.maskPattern as Mask,
    byteCount: new TextEncoder().encode(text).length,
    modes: [...new Set(chosen.segments.map(({ mode }) => mode.id ?? ''))],
    filled: chosen.bits / capacityInBits(chosen.version, level),
  });
}
