import { describe, expect, it } from 'vitest';
import { convertColor } from './color.ts';
import { formatColor } from './format-color.ts';
import { writeModernColors } from './parse/generated-colors.test-support.ts';
import { calculations, mixtures, relativeColors } from './parse/listed-colors.test-support.ts';
import { parseColor } from './parse-color.ts';

/** Reads a colour with the browser: red, green and blue in sRGB without gamut mapping, and alpha. */
function readByBrowser(text: string): number[] {
  const element = document.createElement('div');
  document.body.append(element);
  element.style.color = `color(from ${text} srgb r g b / alpha)`;
  const computed = getComputedStyle(element).color;
  element.remove();
  const numbers = computed.match(/-?\d*\.?\d+(?:e[-+]?\d+)?|none/giu) ?? [];
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.map((number) => (number === 'none' ? 0 : Number(number)));
  return [red, green, blue, alpha];
}

const numbers = ['none', '0', '33', '100%', '-20%', '0.5', '120deg', '1e1', '.25turn', '-7', '255'];

/** Generates colours of every function, with every kind of number in every place, with and without alpha. */
function* writeTexts(): Generator<string> {
  const names = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];
  const spaces = ['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'xyz', 'xyz-d50', 'xyz-d65'];
  const openings = [...names.map((name) => `${name}(`), ...spaces.map((space) => `color(${space} `)];
  let seed = 0;
  const next = () => {
    seed = (seed * 7 + 3) % 1009;
    return numbers[seed % numbers.length] ?? '';
  };
  for (const opening of openings) {
    for (let count = 0; count < 60; count += 1) {
      const values = [next(), next(), next()];
      yield `${opening}${values.join(' ')})`;
      yield `${opening}${values.join(' ')} / ${next()})`;
      yield `${opening}${values.join(', ')})`;
      yield `${opening}${values.join(', ')}, ${next()})`;
    }
  }
}

/** Mixtures, relative colours and calculations, listed and generated. */
const modernTexts = [...new Set([...calculations, ...relativeColors, ...mixtures, ...writeModernColors(2000, 3)])];

/** Describes the colours of both readers where they differ. */
function compare(text: string): string | undefined {
  const parsed = parseColor(text);
  if (!parsed.ok) {
    return undefined;
  }
  const { coordinates, alpha } = convertColor(parsed.value.color, 'srgb');
  const browser = readByBrowser(text);
  const ours = [...coordinates, alpha];
  // The browser calculates in single precision, which becomes noticeable when channels are far outside the gamut.
  const largest = Math.max(...ours.map(Math.abs));
  // Its matrices for these two spaces are rounded, which the steep start of their transfer functions magnifies.
  const isRounded = /a98-rgb|prophoto-rgb/u.test(text);
  const tolerance = largest > 1.5 ? largest * 0.02 : isRounded ? 0.03 : 0.002;
  return ours.every((value, index) => Math.abs(value - (browser[index] ?? Number.NaN)) <= tolerance)
    ? undefined
    : `${text} ${ours.map((n) => n.toFixed(3))} ${browser.map((n) => n.toFixed(3))}`;
}

describe('parseColor, compared with this browser', () => {
  it('takes what the browser takes, and nothing else', () => {
    const texts = [...writeTexts()];
    const different = texts.filter((text) => CSS.supports('color', text) !== parseColor(text).ok);
    expect(texts.filter((text) => parseColor(text).ok).length).toBeGreaterThan(1000);
    expect(different).toEqual([]);
  });

  it('gives the colour that the browser gives', () => {
    const different = [...new Set(writeTexts())].flatMap((text) => compare(text) ?? []);
    expect(different).toEqual([]);
  });

  it('takes the mixtures, relative colours and calculations that the browser takes', () => {
    const different = modernTexts.filter((text) => CSS.supports('color', text) !== parseColor(text).ok);
    expect(modernTexts.filter((text) => parseColor(text).ok).length).toBeGreaterThan(1000);
    expect(modernTexts.filter((text) => !parseColor(text).ok).length).toBeGreaterThan(300);
    expect(different).toEqual([]);
  });

  it('gives the colours that the browser calculates', () => {
    expect(modernTexts.flatMap((text) => compare(text) ?? [])).toEqual([]);
  });

  it('writes what the browser reads as the same colour', () => {
    for (const text of ['#bf3a2b', 'teal', '#0a0b0c80', 'oklch(70% 0.1 150 / 0.3)', 'color(display-p3 0 1 0)']) {
      const parsed = parseColor(text);
      const color = parsed.ok ? parsed.value.color : undefined;
      for (const { name, value, isMapped } of color === undefined ? [] : formatColor(color)) {
        if (value !== '') {
          expect(CSS.supports('color', value), `${name}: ${value}`).toBe(true);
        }
        if (value !== '' && !isMapped && !value.startsWith('color') && name.startsWith('ok')) {
          readByBrowser(value).forEach((channel, index) => {
            // The tolerance is half a byte step, which two decimals of alpha can round away.
            expect(Math.abs(channel - (readByBrowser(text)[index] ?? Number.NaN))).toBeLessThan(0.002);
          });
        }
      }
    }
  });
});
