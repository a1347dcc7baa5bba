import type { HelpOf } from '#tools/define-tool.ts';
import type { colors } from './tool.ts';

export const help: HelpOf<typeof colors> = {
  ColorPicker: [
    'Type any CSS colour, use the picker, or take one from the screen; a click on a format copies it.',
    'color-mix(), relative colours such as rgb(from red r g b / 50%) and calc() are calculated. var() and currentColor depend on a page: type the colour in their place.',
    'Paste an image anywhere on the page, drop or choose one, and click a pixel, or go to it with the arrow keys (Shift for ten) and press Enter: you get its own bytes, translucent ones too.',
    'A colour outside sRGB is marked: hex, rgb, hsl and hwb then show the colour that CSS Color 4 maps it to.',
    'Contrast is that of WCAG 2.2; translucent colours are measured as they look over each background.',
    'The colour and the image stay while the page is open; nothing is kept after that.',
  ],
  NamedColors: [
    'All 148 colours that CSS has names for. Click a cell, or press Enter on it, to copy it.',
    'Filter searches name, rgb and hex; Family shows one group of colours.',
    'Nearest name takes any CSS colour. ΔE 2000 is how far apart two colours look: below 1 the difference is invisible.',
  ],
};
