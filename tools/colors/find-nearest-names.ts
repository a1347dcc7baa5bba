import { deltaE2000 } from 'colorjs.io/fn';
import { type Color, convertColor, fromBytes } from './color.ts';
import { cssNamedColors, type NamedColor } from './color-names.ts';

export interface NearName extends NamedColor {
  /** Other names of the same colour. */
  readonly otherNames: readonly string[];
  /** ΔE 2000: below 1 the difference is invisible; from 10 the colours are clearly different. */
  readonly distance: number;
}

const lab = (color: Color) => {
  const [lightness, a, b] = convertColor(color, 'lab').coordinates;
  return { space: 'lab', coords: [lightness, a, b] as [number, number, number], alpha: 1 };
};

const places = cssNamedColors.map((named) => ({ named, place: lab(fromBytes(named.bytes)) }));

/**
 * Finds the named colours that look most like a colour, nearest first, by CIEDE2000 (ISO/CIE 11664-6). Alpha is
 * ignored.
 * @param count the number of colours, 1 or more; colours with two names count once
 * @example findNearestNames(parsed '#ff0001', 1)[0].name // 'red'
 */
export function findNearestNames(color: Color, count: number): NearName[] {
  const place = lab(color);
  const byHex = new Map<string, NearName>();
  for (const { named, place: other } of places) {
    const known = byHex.get(named.hex);
    byHex.set(
      named.hex,
      known === undefined
        ? { ...named, otherNames: [], distance: deltaE2000(place, other) }
        : { ...known, otherNames: [...known.otherNames, named.name] },
    );
  }
  return [...byHex.values()].sort((first, second) => first.distance - second.distance).slice(0, count);
}

/** Describes what a distance means to the eye, as ΔE 2000 is usually interpreted. */
export function describeDistance(distance: number): string {
  if (distance < 1) {
    return 'no eye tells them apart';
  }
  if (distance < 2) {
    return 'told apart by a close look';
  }
  return distance < 10 ? 'told apart at a glance' : 'quite another colour';
}
