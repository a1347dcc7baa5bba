import { createSessionValue } from '#renderer/state/session-value.ts';
import { type Color, type Coordinates, convertColor, isInGamut, toHex, toHexWithAlpha, toRgb } from './color.ts';
import { formatColor } from './format-color.ts';
import { parseColor } from './parse-color.ts';

export interface ColorSession {
  /** What stands in the field “Color”, which may be no colour. */
  readonly text: string;
  /** The last colour; none after “Clear”. */
  readonly color: Color | undefined;
  /** Hue (degrees), saturation and value (0–100): black has lost its hue, but the picker has not. */
  readonly hsv: Coordinates;
  /** What stands in the field “Second color”. */
  readonly secondText: string;
}

export const sampleColor = '#bf3a2b';
const store = createSessionValue<ColorSession>({ text: '', color: undefined, hsv: [0, 0, 100], secondText: '#f5e9d7' });

/** The hue and saturation of before, where the colour has none of its own. */
function hsvOf(color: Color, before: Coordinates): Coordinates {
  const [hue, saturation, value] = convertColor(toRgb(color, 'srgb'), 'hsv').coordinates;
  if (value < 0.01) {
    return [before[0], before[1], 0];
  }
  return saturation < 0.01 ? [before[0], 0, value] : [hue, saturation, value];
}

/**
 * A colour as the field shows it: hex, or a function where hex cannot hold it.
 * @example writeColor(red) // '#ff0000'
 */
export function writeColor(color: Color): string {
  if (!isInGamut(color, 'srgb')) {
    return formatColor(color).find(({ name }) => name === 'display-p3')?.value ?? '';
  }
  return color.alpha < 1 ? toHexWithAlpha(color) : toHex(color);
}

function setText(text: string): void {
  const parsed = parseColor(text);
  const { hsv } = store.read();
  store.change(parsed.ok ? { text, color: parsed.value.color, hsv: hsvOf(parsed.value.color, hsv) } : { text });
}

setText(sampleColor);

/** The colour that is looked at. */
export const colorSession = {
  read: store.read,
  setText,
  setSecondText: (secondText: string) => store.change({ secondText }),
  /** Takes a colour that was not typed. */
  setColor: (color: Color) => store.change({ text: writeColor(color), color, hsv: hsvOf(color, store.read().hsv) }),
  /** Takes the picker’s colour. */
  setHsv(hsv: Coordinates, alpha: number) {
    const color = convertColor({ space: 'hsv', coordinates: hsv, alpha }, 'srgb');
    store.change({ text: writeColor(color), color, hsv });
  },
  clear: () => store.change({ text: '', color: undefined }),
};

export function useColorSession(): ColorSession {
  return store.use();
}
