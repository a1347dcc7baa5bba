import type { Component, ReadColor } from '../parse-outcome.ts';
import type { ColorFunction } from './color-functions.ts';
import { convertWithoutHue, normalizeHue } from './missing-components.ts';
import type { Origin } from './read-color-function.ts';

/**
 * The chroma below which the colour after `from` has no hue: what the conversion of a grey leaves, which it rounds to 0.
 */
const leastChroma = Number.MIN_VALUE;

/**
 * Makes the channel keywords of a relative colour: CSS Color 5, section 4.1. They are the first letters of the channels,
 * and numbers in the range of the function: `r` in `rgb()` is 0 to 255. A missing component of the origin is 0, as in
 * Chromium and in the Web Platform Tests; the specification would carry it forward. The hue of a grey is missing.
 * @example toOrigin(red, { space: 'srgb', … }).keywords // Map { 'r' => 255, 'g' => 0, 'b' => 0, 'alpha' => 1 }
 */
export function toOrigin(color: ReadColor, { space, channels }: ColorFunction): Origin {
  const { alpha = 0 } = color;
  const coordinates = convertWithoutHue(color, space, leastChroma);
  const keywords = channels.map(({ name, isHue = false, perNumber = 1 }, index): [string, Component] => {
    const coordinate = color.space === space ? (coordinates[index] ?? 0) : coordinates[index];
    const value = coordinate === undefined ? undefined : coordinate / perNumber;
    return [name.slice(0, 1), isHue && value !== undefined ? normalizeHue(value) : value];
  });
  return { keywords: new Map([...keywords, ['alpha', alpha]]), alpha };
}
