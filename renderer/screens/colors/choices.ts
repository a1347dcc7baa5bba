import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { type Color, type Coordinates, convertColor, spaceNames, toRgb } from '#tools/colors/color.ts';
import { parseColor } from '#tools/colors/parse-color.ts';
import { hexaToOpacity, opacityToHexa } from '#tools/colors/picker/convert-opacity.ts';
import { colorPicker } from '#tools/colors/tool.ts';

export const sampleColor = '#bf3a2b';

/** The HSV coordinates of a colour, with the previous hue and saturation where it has none of its own. */
export function hsvOf(color: Color, before: Coordinates): Coordinates {
  const [hue, saturation, value] = convertColor(toRgb(color, 'srgb'), 'hsv').coordinates;
  if (value < 0.01) {
    return [before[0], before[1], 0];
  }
  return saturation < 0.01 ? [before[0], 0, value] : [hue, saturation, value];
}

const numbers = v.tuple([v.number(), v.number(), v.number()]);
const colorSchema = v.object({
  space: v.picklist(spaceNames),
  coordinates: numbers,
  alpha: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
});

/** The text, the colour and the hue belong together, so they fall back together. */
const currentSchema = v.object({
  text: v.string(),
  /** Nullable because JSON has no undefined. */
  color: v.nullable(colorSchema),
  hsv: numbers,
});

function readSample(): v.InferOutput<typeof currentSchema> {
  const parsed = parseColor(sampleColor);
  if (!parsed.ok) {
    throw new Error(parsed.error.message);
  }
  const { space, coordinates, alpha } = parsed.value.color;
  const [hue, saturation, value] = hsvOf(parsed.value.color, [0, 0, 100]);
  return {
    text: sampleColor,
    color: { space, coordinates: [...coordinates], alpha },
    hsv: [hue, saturation, value],
  };
}

export const zooms = ['fit', 0.5, 1, 2, 4, 8, 16] as const;

/** The colour that the picker and the list of named colours examine, and the other choices made with the picker. */
export const choices = createKeptValue(
  colorPicker.id,
  1,
  v.object({
    current: v.fallback(currentSchema, readSample()),
    secondText: v.fallback(v.string(), '#f5e9d7'),
    zoom: v.fallback(v.picklist(zooms), 'fit'),
    /** The opacity in per cent, and its equivalent as two hex digits. */
    opacity: v.fallback(
      v.pipe(
        v.object({ opacity: v.string(), hexa: v.string() }),
        v.check(({ opacity, hexa }) => opacityToHexa(opacity).ok && hexaToOpacity(hexa).ok),
      ),
      { opacity: '50', hexa: '80' },
    ),
  }),
);
