import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertColor, fromBytes, toHexWithAlpha } from './color.ts';
import { cssNamedColors, exactNames } from './color-names.ts';
import { formatAlpha, formatColor } from './format-color.ts';
import { parseColor } from './parse-color.ts';

function read(text: string) {
  const parsed = parseColor(text);
  if (!parsed.ok) {
    throw new Error(`${text}: ${parsed.error.message}`);
  }
  return parsed.value.color;
}

const valuesOf = (text: string) => Object.fromEntries(formatColor(read(text)).map(({ name, value }) => [name, value]));

const byte = fc.integer({ min: 0, max: 255 });

describe('formatColor', () => {
  it('writes red in every format', () => {
    expect(valuesOf('red')).toEqual({
      hex: '#ff0000',
      'hex with alpha': '#ff0000ff',
      rgb: 'rgb(255, 0, 0)',
      rgba: 'rgba(255, 0, 0, 1)',
      hsl: 'hsl(0 100% 50%)',
      hwb: 'hwb(0 0% 0%)',
      lab: 'lab(54.291 80.805 69.891)',
      lch: 'lch(54.291 106.837 40.858)',
      oklab: 'oklab(0.62796 0.22486 0.12585)',
      oklch: 'oklch(0.62796 0.25768 29.234)',
      'CSS name': 'red',
    });
  });

  it('writes greys without a hue', () => {
    for (const gray of ['white', 'black', '#777', '#010101']) {
      const { hsl, hwb, lch, oklch } = valuesOf(gray);
      expect(hsl).toMatch(/^hsl\(0 0% /u);
      expect(hwb).toMatch(/^hwb\(0 /u);
      expect(lch).toMatch(/ 0 0\)$/u);
      expect(oklch).toMatch(/ 0 0\)$/u);
    }
  });

  it.each([
    ['oklch(1 0 0)', 'hsl(0 0% 100%)', 'hwb(0 100% 0%)'],
    ['lab(100 0 0)', 'hsl(0 0% 100%)', 'hwb(0 100% 0%)'],
    ['oklab(0.99999 0 0)', 'hsl(0 0% 100%)', 'hwb(0 100% 0%)'],
    ['color(xyz-d50 0.9642 1 0.8251)', 'hsl(0 0% 99.99%)', 'hwb(0 99.99% 0%)'],
    ['color(srgb 0.00001 0 0)', 'hsl(0 0% 0%)', 'hwb(0 0% 100%)'],
    ['oklch(0.5 0 0)', 'hsl(0 0% 38.86%)', 'hwb(0 38.86% 61.14%)'],
    ['#010000', 'hsl(0 100% 0.2%)', 'hwb(0 0% 99.61%)'],
    ['#feffff', 'hsl(180 100% 99.8%)', 'hwb(180 99.61% 0%)'],
    ['#808081', 'hsl(240 0.4% 50.39%)', 'hwb(240 50.2% 49.41%)'],
  ])('takes no rounding error for the hue of %s', (text, hsl, hwb) => {
    expect(valuesOf(text)).toMatchObject({ hsl, hwb });
  });

  it('marks and maps what is outside of sRGB', () => {
    const formats = formatColor(read('color(display-p3 0 1 0 / 50%)'));
    const marks = Object.fromEntries(formats.map(({ name, isMapped }) => [name, isMapped]));
    expect(marks).toMatchObject({ hex: true, rgb: true, rgba: true, hsl: true, hwb: true });
    expect(marks).toMatchObject({ lab: false, lch: false, oklab: false, oklch: false, 'display-p3': false });
    // The expected value follows CSS Color 4, section 13.2, by the reference implementation at
    // https://apps.colorjs.io/picker/
    expect(formats.find(({ name }) => name === 'display-p3')?.value).toBe('color(display-p3 0 1 0 / 0.5)');
    expect(formats.find(({ name }) => name === 'CSS name')?.value).toBe('');
  });

  it('maps to the same lightness and hue in Oklch, within a just noticeable difference', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        fc.integer({ min: 0, max: 359 }),
        (lightness, hue) => {
          const wide = read(`oklch(${lightness.toFixed(3)} 0.4 ${hue})`);
          const [inside] = formatColor(wide);
          const [mapped] = convertColor(read(inside?.value ?? ''), 'oklch').coordinates;
          expect(inside?.isMapped).toBe(true);
          expect(Math.abs(mapped - wide.coordinates[0])).toBeLessThan(0.022);
        },
      ),
    );
  });

  it('maps lighter than white to white and darker than black to black', () => {
    expect(valuesOf('color(srgb 2 2 2)').hex).toBe('#ffffff');
    expect(valuesOf('color(xyz 3 3 3)').hex).toBe('#ffffff');
    expect(valuesOf('color(srgb -1 -1 -1)').hex).toBe('#000000');
    expect(valuesOf('oklch(1 0.3 20)').hex).toBe('#ffffff');
  });

  it('says which formats leave alpha out', () => {
    const without = (text: string) => formatColor(read(text)).filter((format) => format.isWithoutAlpha);
    expect(without('#f008').map(({ name }) => name)).toEqual(['hex', 'rgb']);
    expect(without('#f00')).toEqual([]);
  });

  it('gives the same bytes when any of its formats is read again', () => {
    fc.assert(
      fc.property(byte, byte, byte, byte, (red, green, blue, alpha) => {
        const color = fromBytes([red, green, blue], alpha / 255);
        for (const { name, value, isWithoutAlpha } of formatColor(color)) {
          if (value !== '') {
            const again = toHexWithAlpha(read(value));
            const wanted = toHexWithAlpha(color);
            expect([name, value, again.slice(0, isWithoutAlpha ? 7 : 9)]).toEqual([
              name,
              value,
              wanted.slice(0, isWithoutAlpha ? 7 : 9),
            ]);
          }
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the bytes of alpha in as few decimals as CSSOM', () => {
    for (let alpha = 0; alpha < 256; alpha += 1) {
      expect(Math.round(Number(formatAlpha(alpha / 255)) * 255)).toBe(alpha);
    }
    expect(formatAlpha(128 / 255)).toBe('0.5');
    expect(formatAlpha(136 / 255)).toBe('0.533');
    expect(formatAlpha(1)).toBe('1');
    expect(formatAlpha(0.0001)).toBe('0');
  });
});

describe('exactNames', () => {
  it('finds each name by each format of its colour', () => {
    for (const { name, hex } of cssNamedColors) {
      for (const { value } of formatColor(read(hex))) {
        expect(exactNames(read(value)), `${name}: ${value}`).toContain(name);
      }
    }
  });

  it.each([
    ['#0ff', ['aqua', 'cyan']],
    ['#808080', ['gray', 'grey']],
    ['#0000', ['transparent']],
    ['#f00f', ['red']],
    ['#f00e', []],
    ['#ff0001', []],
    ['rgb(254.6 0 0)', []],
    ['color(display-p3 1 0 0)', []],
  ])('names %s %j', (text, names) => expect(exactNames(read(text))).toEqual(names));
});
