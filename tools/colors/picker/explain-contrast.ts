import { type Color, isInGamut } from '../color.ts';

/**
 * Explains in sentences how the contrasts are measured; empty if there is nothing to explain.
 * @param second the colour chosen as a background, if any
 */
export function explainContrast(color: Color, second: Color | undefined): string {
  const colors = [color, ...(second === undefined ? [] : [second])];
  return [
    color.alpha < 1 ? 'The colour is translucent: it is measured as it looks over each background.' : '',
    second !== undefined && second.alpha < 1 ? 'The second colour is translucent: it is laid over white.' : '',
    colors.every((each) => isInGamut(each, 'srgb')) ? '' : 'Colours outside sRGB are measured as mapped into it.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
