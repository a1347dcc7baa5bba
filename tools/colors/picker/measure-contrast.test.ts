import { describe, expect, it } from 'vitest';
import { chooseLocale } from '#shared/formats/words/locale.ts';
import { type Color, fromBytes } from '../color.ts';
import { parseColor } from '../parse-color.ts';
import { formatRatio, judgeContrast, measureContrast, writeRatio } from './measure-contrast.ts';

function read(text: string): Color {
  const parsed = parseColor(text);
  if (!parsed.ok) {
    throw new Error(text);
  }
  return parsed.value.color;
}

describe('measureContrast', () => {
  // The expected values are those of WebAIM’s checker, https://webaim.org/resources/contrastchecker/
  it.each([
    ['#000', '#fff', '21.00:1'],
    ['#fff', '#fff', '1.00:1'],
    ['#777', '#fff', '4.47:1'],
    ['#767676', '#fff', '4.54:1'],
    ['#00f', '#fff', '8.59:1'],
    ['#f00', '#fff', '3.99:1'],
    ['#0f0', '#000', '15.30:1'],
  ])('of %s on %s is %s', (text, background, ratio) => {
    expect(formatRatio(measureContrast(read(text), read(background)).ratio)).toBe(ratio);
    expect(formatRatio(measureContrast(read(background), read(text)).ratio)).toBe(ratio);
  });

  it('lays translucent text over its background, and a translucent background over white', () => {
    expect(measureContrast(read('#00000080'), read('#fff')).text).toEqual([127, 127, 127]);
    expect(measureContrast(read('#0000'), read('#fff')).ratio).toBe(1);
    const both = measureContrast(read('#fff8'), read('rgb(0 0 0 / 50%)'));
    expect(both.background).toEqual([128, 128, 128]);
    expect(both.text).toEqual([196, 196, 196]);
  });

  it('measures what is outside of sRGB as a screen of sRGB shows it', () => {
    expect(measureContrast(read('color(display-p3 1 1 1)'), fromBytes([0, 0, 0])).ratio).toBeCloseTo(21, 6);
    expect(measureContrast(read('color(srgb 9 9 9)'), fromBytes([0, 0, 0])).ratio).toBeCloseTo(21, 6);
  });
});

describe('judgeContrast', () => {
  it.each([
    [7, 'normal', 'AAA'],
    [6.999, 'normal', 'AA'],
    [4.5, 'normal', 'AA'],
    [4.4999, 'normal', 'Fails'],
    [4.5, 'large', 'AAA'],
    [3, 'large', 'AA'],
    [2.999, 'large', 'Fails'],
    [3, 'interface', 'AA'],
    [21, 'interface', 'AA'],
    [2.999, 'interface', 'Fails'],
  ] as const)('%d for %s: %s', (ratio, use, verdict) => expect(judgeContrast(ratio, use)).toBe(verdict));

  it('never shows a ratio that looks enough and is not', () => {
    expect(formatRatio(4.4999)).toBe('4.49:1');
    expect(formatRatio(6.9999)).toBe('6.99:1');
    expect(formatRatio(4.5)).toBe('4.50:1');
  });

  it('shows a ratio in the chosen language, and writes it in none', () => {
    chooseLocale('de');
    try {
      expect(formatRatio(4.4999)).toBe('4,49:1');
      expect(writeRatio(4.4999)).toBe('4.49:1');
      expect(writeRatio(21)).toBe('21.00:1');
    } finally {
      chooseLocale(undefined);
    }
  });
});
