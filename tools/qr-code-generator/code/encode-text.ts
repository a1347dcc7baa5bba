import { create } from 'qrcode';
import { codePointNotation } from '#shared/formats/words/name-character.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { capacityInBits, chooseSegments, type Level } from './choose-segments.ts';
import { explainOverflow } from './explain-overflow.ts';

export type Mask = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export interface EncodingOptions {
  readonly level: Level;
  /** 1 to 40; the smallest that holds the text, if left out. */
  readonly version?: number | undefined;
  /** The one that reads best, if left out. */
  readonly mask?: Mask | undefined;
}

/** The modules of a code, without its margin. */
export interface Matrix {
  /** Modules on a side: 21 to 177. */
  readonly size: number;
  /** Row by row: 1 is dark. */
  readonly modules: Uint8Array;
}

export interface EncodedText {
  readonly matrix: Matrix;
  readonly version: number;
  readonly mask: Mask;
  /** The text in UTF-8. */
  readonly byteCount: number;
  /** "Byte", "Numeric", "Alphanumeric": how the parts of the text are written. */
  readonly modes: readonly string[];
  /** The share of the version's data that is used, 0 to 1. */
  readonly filled: number;
}

/**
 * Makes the QR code of a text (ISO/IEC 18004). What is neither a digit nor one of the 45 characters of alphanumeric mode
 * is written as UTF-8 bytes; Kanji mode is not used, since its tables change some characters.
 * @returns the modules; a lone surrogate is an error with its place, too much text says how much
 * @example encodeText('A', { level: 'M' }) // { ok: true, value: { version: 1, matrix: { size: 21, … }, … } }
 */
export function encodeText(text: string, { level, version, mask }: EncodingOptions): Result<EncodedText> {
  const problem = findLoneSurrogate(text);
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

function findLoneSurrogate(text: string): ToolError | undefined {
  const offset = text.search(/\p{Surrogate}/u);
  if (offset === -1) {
    return undefined;
  }
  return {
    code: 'lone-surrogate',
    message: `Half of a character (lone surrogate ${codePointNotation(text.charAt(offset))}) cannot be written in UTF-8. Remove it.`,
    position: textPosition(text, offset),
  };
}
