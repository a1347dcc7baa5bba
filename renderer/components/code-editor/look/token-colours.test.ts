import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { type ColourMode, tokenColours } from './token-colours.ts';

/** The app's surfaces, including the darkest tint that a line gets on them. */
const surfaces: Record<ColourMode, readonly string[]> = {
  light: ['#ffffff', '#fcfcfd', '#f5f6f7', '#eef0f2'],
  dark: ['#121416', '#1a1d20', '#2a2e32'],
};

describe.each<ColourMode>(['light', 'dark'])('in the %s theme', (mode) => {
  it.each(Object.entries(tokenColours(mode)))('%s has the contrast of WCAG AA on every surface', (_, colour) => {
    for (const surface of surfaces[mode]) {
      expect(getContrastRatio(colour, surface)).toBeGreaterThanOrEqual(4.5);
    }
  });
});
