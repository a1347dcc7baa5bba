import { replaceChoice } from '#renderer/state/inputs/replace-choice.ts';
import type { AppThunk } from '#renderer/state/store/reducers.ts';
import { type Color, type Coordinates, convertColor, isInGamut, toHex, toHexWithAlpha } from '#tools/colors/color.ts';
import { formatColor } from '#tools/colors/format-color.ts';
import { parseColor } from '#tools/colors/parse-color.ts';
import { choices, hsvOf, sampleColor } from './choices.ts';

export interface ColorSession {
  /** The text of the field “Color”, which may not be a colour. */
  readonly text: string;
  /** The last valid colour; undefined after “Clear”. */
  readonly color: Color | undefined;
  /**
   * Hue (degrees), saturation and value (0–100). Kept separately because black has no hue, but the picker still shows
   * one.
   */
  readonly hsv: Coordinates;
  /** The text of the field “Second color”. */
  readonly secondText: string;
}

/**
 * A colour in the notation of the field: hex, or a function if hex cannot express it.
 * @example writeColor(red) // '#ff0000'
 */
export function writeColor(color: Color): string {
  if (!isInGamut(color, 'srgb')) {
    return formatColor(color).find(({ name }) => name === 'display-p3')?.value ?? '';
  }
  return color.alpha < 1 ? toHexWithAlpha(color) : toHex(color);
}

type Current = ReturnType<typeof choices.read>['current'];
type Changes = Partial<Pick<ColorSession, 'text' | 'color' | 'hsv'>>;

/** Puts a text that was not typed in place of the colour, which a message can bring back. */
export function replaceColor(text: string, what: string): AppThunk {
  return replaceChoice({
    choices,
    name: 'current',
    next: { current: withChanges(changesBy(text)) },
    what,
    isWorthUndo: ({ current }) => !['', sampleColor, text].includes(current.text),
  });
}

const change = (changes: Changes): void => choices.change({ current: withChanges(changes) });

function changesBy(text: string): Changes {
  const parsed = parseColor(text);
  return parsed.ok ? { text, color: parsed.value.color } : { text };
}

/** The colour after changes. It brings its own hue along, unless the picker has given it one. */
function withChanges(changes: Changes): Current {
  const { current } = choices.read();
  const { color } = changes;
  const [hue, saturation, value] = changes.hsv ?? (color === undefined ? current.hsv : hsvOf(color, current.hsv));
  return {
    text: changes.text ?? current.text,
    color: color === undefined ? current.color : { ...color, coordinates: [...color.coordinates] },
    hsv: [hue, saturation, value],
  };
}

/** The colour being examined. */
export const colorSession = {
  setText: (text: string) => change(changesBy(text)),
  setSecondText: (secondText: string) => choices.change({ secondText }),
  /** Sets a colour that was not typed. */
  setColor: (color: Color) => change({ text: writeColor(color), color }),
  /** Sets the colour chosen in the picker. */
  setHsv(hsv: Coordinates, alpha: number) {
    const color = convertColor({ space: 'hsv', coordinates: hsv, alpha }, 'srgb');
    change({ text: writeColor(color), color, hsv });
  },
  clear: () => choices.change({ current: { ...choices.read().current, text: '', color: null } }),
};

/** The colour being examined, for a component, which follows its changes. */
export function useColorSession(): ColorSession {
  const { current, secondText } = choices.use();
  const { text, color, hsv } = current;
  return { text, color: color ?? undefined, hsv, secondText };
}
