import type { SpaceName } from '../color.ts';
import type { Component, ReadColor } from '../parse-outcome.ts';
import { carryMissing, convertWithoutHue, fillMissing, hueIndexOf, normalizeHue } from './missing-components.ts';

/** Which way a mixture goes round the circle of hues: CSS Color 4, section 12.4. */
export type HueMethod = 'shorter' | 'longer' | 'increasing' | 'decreasing';

export const hueMethods: readonly HueMethod[] = ['shorter', 'longer', 'increasing', 'decreasing'];

/**
 * The chroma of Lch and Oklch below which a colour loses its hue when it is converted for mixing. CSS Color 4 suggests
 * 0.0015 and 0.000004, and Chromium has 0.02 for both, which shows in mixtures of dark greys: users see what Chromium
 * does.
 */
const leastChroma = 0.02;

/** The largest lightness, which is the first component of these spaces. */
const lightestOf: Partial<Record<SpaceName, number>> = { lab: 100, lch: 100, oklab: 1, oklch: 1 };

/**
 * Mixes two colours as `color-mix()` does (CSS Color 5, section 3): components that are missing in one colour come from
 * the other, and all but the hue are weighted with alpha. The result is in the space of mixing, and not mapped into any
 * gamut.
 * @param portion the share of the second colour, 0 to 1
 * @example mixColors(red, blue, { space: 'srgb', hue: 'shorter', portion: 0.5 }).coordinates // [0.5, 0, 0.5]
 */
export function mixColors(
  one: ReadColor,
  other: ReadColor,
  { space, hue, portion }: { readonly space: SpaceName; readonly hue: HueMethod; readonly portion: number },
): ReadColor {
  const first = convertForMixing(one, space);
  const second = convertForMixing(other, space);
  const from = fillMissing(first, second);
  const to = fillMissing(second, first);
  const alphaFrom = one.alpha ?? other.alpha;
  const alphaTo = other.alpha ?? one.alpha;
  const between = (start: number, end: number) => start * (1 - portion) + end * portion;
  const alpha = alphaFrom === undefined || alphaTo === undefined ? undefined : between(alphaFrom, alphaTo);
  const [x, y, z] = from.map((start, index): Component => {
    const end = to[index];
    if (start === undefined || end === undefined) {
      return undefined;
    }
    if (index === hueIndexOf(space)) {
      return between(...fixHues(normalizeHue(start), normalizeHue(end), hue));
    }
    const weighted = between(start * (alphaFrom ?? 1), end * (alphaTo ?? 1));
    const value = alpha === undefined || alpha === 0 ? weighted : weighted / alpha;
    // Chromium clamps the lightness of a mixture, which the specification leaves open.
    const lightest = index === 0 ? lightestOf[space] : undefined;
    return lightest === undefined ? value : Math.min(lightest, Math.max(0, value));
  });
  return { space, coordinates: [x, y, z], alpha };
}

function convertForMixing(color: ReadColor, space: SpaceName): readonly Component[] {
  if (color.space === space) {
    return color.coordinates;
  }
  const isMissing = carryMissing(color, space);
  return convertWithoutHue(color, space, leastChroma).map((component, index) =>
    isMissing[index] === true ? undefined : component,
  );
}

/** Adds a turn to one of two hues, so that going from the first to the second goes the wanted way. */
function fixHues(from: number, to: number, method: HueMethod): [number, number] {
  const difference = to - from;
  switch (method) {
    case 'shorter':
      return [difference > 180 ? from + 360 : from, difference < -180 ? to + 360 : to];
    case 'longer':
      return [
        difference > 0 && difference < 180 ? from + 360 : from,
        difference > -180 && difference <= 0 ? to + 360 : to,
      ];
    case 'increasing':
      return [from, difference < 0 ? to + 360 : to];
    case 'decreasing':
      return [difference > 0 ? from + 360 : from, to];
  }
}
