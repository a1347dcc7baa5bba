import { H, L, M, Q } from 'qrcode/lib/core/error-correction-level.js';
import { getCharCountIndicator, MIXED } from 'qrcode/lib/core/mode.js';
import { fromArray, fromString, type Segment } from 'qrcode/lib/core/segments.js';
import { getCapacity } from 'qrcode/lib/core/version.js';

export type Level = 'L' | 'M' | 'Q' | 'H';

/** The error correction levels, from the weakest to the strongest. */
export const levelNames: readonly Level[] = ['L', 'M', 'Q', 'H'];

const levels = { L, M, Q, H };

export const largestVersion = 40;

/** The maximum length of a text in any code: the number of digits that version 40 holds at level L. */
export const mostCharacters = 7089;

/** This is more than the bits of any version. */
const mostBits = 30_000;

const alphanumeric: ReadonlySet<number> = new Set(new TextEncoder().encode('ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:'));

/** Groups of versions whose segments have character counts of the same length. */
const versionGroups = [
  { first: 1, last: 9 },
  { first: 10, last: 26 },
  { first: 27, last: largestVersion },
] as const;

/** @returns the data that a version holds at a level, in bits */
export function capacityInBits(version: number, level: Level): number {
  return getCapacity(version, levels[level], MIXED);
}

export interface ChosenSegments {
  readonly segments: readonly Segment[];
  readonly version: number;
  /** The size of the segments in that version, in bits. */
  readonly bits: number;
}

/**
 * Chooses the segments of a text in the smallest version that holds them, or in the given one; undefined if none does.
 */
export function chooseSegments(text: string, level: Level, version?: number): ChosenSegments | undefined {
  if (leastBits(text) > capacityInBits(version ?? largestVersion, level)) {
    return undefined;
  }
  for (const { first, last } of versionGroups) {
    if (version !== undefined && (version < first || version > last)) {
      continue;
    }
    const { segments, bits } = smallestSegments(text, last);
    const start = version ?? first;
    const end = version ?? last;
    for (let candidate = start; candidate <= end; candidate += 1) {
      if (bits <= capacityInBits(candidate, level)) {
        return { segments, version: candidate, bits };
      }
    }
  }
  return undefined;
}

/** The minimum size of a text, whatever its segments. This avoids a search that cannot succeed. */
function leastBits(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length && bits <= mostBits; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x30 && unit <= 0x39) {
      bits += 10 / 3;
    } else if (unit < 0x80) {
      bits += alphanumeric.has(unit) ? 11 / 2 : 8;
    } else {
      // A surrogate pair takes four bytes.
      bits += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 16 : 24;
    }
  }
  // The result allows for rounding errors, because thirds do not add up exactly.
  return bits - 1;
}

/**
 * Uses the library's division into segments, unless the text takes fewer bits as bytes: its search is not exhaustive.
 */
export function smallestSegments(text: string, version: number): { segments: Segment[]; bits: number } {
  const candidates = [fromString(text, version), fromArray([{ data: text, mode: 'byte' }])].map((segments) => ({
    segments,
    bits: bitsOf(segments, version),
  }));
  return candidates.reduce((best, other) => (other.bits < best.bits ? other : best));
}

function bitsOf(segments: readonly Segment[], version: number): number {
  const modeIndicator = 4;
  return segments.reduce(
    (sum, segment) => sum + modeIndicator + getCharCountIndicator(segment.mode, version) + segment.getBitsLength(),
    0,
  );
}
