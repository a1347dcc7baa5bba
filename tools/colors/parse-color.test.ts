import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Color, convertColor, toHex, toHexWithAlpha } from './color.ts';
import { parseColor } from './parse-color.ts';

function read(text: string): Color {
  const parsed = parseColor(text);
  if (!parsed.ok) {
    throw new Error(`${text}: ${parsed.error.message}`);
  }
  return parsed.value.color;
}

function refuse(text: string) {
  const parsed = parseColor(text);
  if (parsed.ok) {
    throw new Error(`${text} was taken`);
  }
  return { code: parsed.error.code, column: parsed.error.position?.column };
}

describe('parseColor', () => {
  it.each([
    ['#f80', '#ff8800ff'],
    ['f80', '#ff8800ff'],
    ['#F80C', '#ff8800cc'],
    ['ff8800', '#ff8800ff'],
    ['#ff8800cc', '#ff8800cc'],
    ['FF8800CC', '#ff8800cc'],
    ['  #000\n', '#000000ff'],
    ['fade', '#ffaaddee'],
    ['#fade', '#ffaaddee'],
  ])('reads hex: %s', (text, hex) => expect(toHexWithAlpha(read(text))).toBe(hex));

  it.each([
    ['RebeccaPurple', '#663399ff'],
    ['grey', '#808080ff'],
    ['transparent', '#00000000'],
    ['color: tomato;', '#ff6347ff'],
    ['background-color:#fff ;', '#ffffffff'],
    ['--brand: hsl(0 100% 50%);', '#ff0000ff'],
  ])('reads names and declarations: %s', (text, hex) => expect(toHexWithAlpha(read(text))).toBe(hex));

  // The forms that the grammar of CSS Color 4, sections 5 to 8, allows.
  it.each([
    ['rgb(255 128 0)', '#ff8000ff'],
    ['rgb(255,128,0)', '#ff8000ff'],
    ['RGBA(255, 128, 0, .5)', '#ff800080'],
    ['rgb(100%, 50%, 0%, 50%)', '#ff800080'],
    ['rgb(100% 128 0% / 50%)', '#ff800080'],
    ['rgb(255 128 0/0.5)', '#ff800080'],
    ['rgb(none 128 none / none)', '#00800000'],
    ['rgb(1-2+3)', '#010003ff'],
    ['rgb(10%20%30%)', '#1a334dff'],
    ['rgb(2.55e2 1.28E+2 0)', '#ff8000ff'],
    ['rgb(/* red */255 128/**/0)', '#ff8000ff'],
    ['hsl(120deg 50% 50% / 30%)', '#40bf404d'],
    ['hsl(120, 50%, 50%)', '#40bf40ff'],
    ['hsla(120 50 50 / .3)', '#40bf404d'],
    ['hsl(0.5turn 100% 50%)', '#00ffffff'],
    ['hsl(200grad 100% 50%)', '#00ffffff'],
    ['hsl(3.14159265rad 100% 50%)', '#00ffffff'],
    ['hsl(-240deg 100% 50%)', '#00ff00ff'],
    ['hsl(none none 50%)', '#808080ff'],
    ['hwb(194 0% 0%)', '#00c3ffff'],
    ['hwb(90deg 60% 60%)', '#808080ff'],
    ['hwb(194 0 0 / .5)', '#00c3ff80'],
  ])('reads %s', (text, hex) => expect(toHexWithAlpha(read(text))).toBe(hex));

  // The samples of CSS Color 4, sections 9.3 and 9.4, each in four notations.
  it.each([
    ['#7d2329', 'lab(29.2345% 39.3825 20.0664)', 'lch(29.2345% 44.2 27)', 'oklab(40.101% 0.1147 0.0453)'],
    ['#9d9318', 'lab(60.2345 -5.3654 58.956)', 'lch(60.2345 59.2 95.2)', 'oklab(0.65125 -0.0320 0.1274)'],
    ['#68a639', 'lab(62.2345% -34.9638 47.7721)', 'lch(62.2345% 59.2 126.2)', 'oklab(66.016% -0.1084 0.1114)'],
    ['#62acef', 'lab(67.5345% -8.6911 -41.6019)', 'lch(67.5345% 42.5 258.2)', 'oklab(72.322% -0.0465 -0.1150)'],
  ])('gives %s for the samples of the standard', (hex, ...texts) => {
    expect(texts.map((text) => toHex(read(text)))).toEqual([hex, hex, hex]);
  });

  // Web Platform Tests, css/css-color: each of these is “green”.
  it.each([
    'lab(46.277% -47.562 48.583)',
    'lch(46.277% 67.9842 134.3912)',
    'oklab(51.975% -0.1403 0.10768)',
    'oklch(51.975% 0.17686 142.495)',
    'color(srgb 0 0.50196 0)',
    'color(srgb 0% 50.196% 0%)',
    'color(srgb-linear 0 0.21586 0)',
    'color(display-p3 0.21604 0.49418 0.13151)',
    'color(a98-rgb 0.281363 0.498012 0.116746)',
    'color(prophoto-rgb 0.230479 0.395789 0.129968)',
    'color(xyz 0.07719 0.15438 0.02573)',
    'color(xyz-d65 0.07719 0.15438 0.02573)',
    'color(xyz-d50 0.08312 0.154746 0.020961)',
    'hsl(120 100% 25.098%)',
    'hwb(120 0% 49.8039%)',
  ])('gives green for %s', (text) => expect(toHex(read(text))).toBe('#008000'));

  it('takes 100% as 125 of Lab’s a, 150 of Lch’s chroma and 0.4 of Oklab’s', () => {
    expect(read('lab(50% 100% -100%)').coordinates).toEqual([50, 125, -125]);
    expect(read('lch(50% 100% 20)').coordinates).toEqual([50, 150, 20]);
    expect(read('oklab(50% 100% -100%)').coordinates).toEqual([0.5, 0.4, -0.4]);
    expect(read('oklch(50% 100% 20)').coordinates).toEqual([0.5, 0.4, 20]);
  });

  it('keeps what is outside of sRGB', () => {
    expect(convertColor(read('color(display-p3 1 0 0)'), 'srgb').coordinates[0]).toBeCloseTo(1.093, 3);
    expect(read('color(srgb 1.5 -0.5 0)').coordinates).toEqual([1.5, -0.5, 0]);
  });

  it.each([
    ['rgb(300 0 0)', 'Red 300 is out of range: CSS takes 255.', '#ff0000ff'],
    ['rgb(-1 0 0)', 'Red -1 is out of range: CSS takes 0.', '#000000ff'],
    ['rgb(0 120% 0)', 'Green 120% is out of range: CSS takes 100%.', '#00ff00ff'],
    ['rgb(0 0 0 / 150%)', 'Alpha 150% is out of range: CSS takes 100%.', '#000000ff'],
    ['rgba(0, 0, 0, -1)', 'Alpha -1 is out of range: CSS takes 0.', '#00000000'],
    ['lab(150 0 0)', 'Lightness 150 is out of range: CSS takes 100.', '#ffffffff'],
    ['oklch(50% -0.1 0)', 'Chroma -0.1 is out of range: CSS takes 0.', '#636363ff'],
  ])('says what it clamps: %s', (text, note, hex) => {
    const parsed = parseColor(text);
    expect(parsed.ok && parsed.value.notes).toEqual([note]);
    expect(parsed.ok && toHexWithAlpha(parsed.value.color)).toBe(hex);
  });

  it.each([
    ['rgb(calc(100 + 55) calc(2 * (10 - 4)) 0)', '#9b0c00ff'],
    ['rgb(calc(100% / 3), 20%, min(40%, 60%))', '#553366ff'],
    ['rgb(max(1, 2, 3) clamp(10, 5, 20) abs(-7))', '#030a07ff'],
    ['rgb(pow(2, 3) sqrt(16) calc(sign(-2) + 2) / calc(1 / 2))', '#08040180'],
    ['hsl(calc(1turn / 3) 100% 50%)', '#00ff00ff'],
    ['rgb(from red r g b / 50%)', '#ff000080'],
    ['rgb(from #336699 b g r)', '#996633ff'],
    ['rgb(from #33669980 r g b / calc(alpha * 0.5))', '#33669940'],
    ['hsl(from red calc(h + 120) s l)', '#00ff00ff'],
    ['hwb(from red h 50% b)', '#ff8080ff'],
    ['color(from red srgb calc(r / 2) none 50%)', '#800080ff'],
    ['oklch(from #bf3a2b l c h)', '#bf3a2bff'],
    ['rgb(from rgb(from red g r b) b r g)', '#0000ffff'],
    ['color-mix(in srgb, red, blue)', '#800080ff'],
    ['color-mix(in srgb, red 25%, blue)', '#4000bfff'],
    ['color-mix(in srgb, 75% red, blue 75%)', '#800080ff'],
    ['color-mix(in srgb, red 20%, blue 30%)', '#66009980'],
    ['color-mix(in srgb, transparent, red)', '#ff000080'],
    ['color-mix(in srgb, rgb(255 0 0 / 0.25), rgb(0 0 255 / 0.75))', '#4000bf80'],
    ['color-mix(in hsl, red, lime)', '#ffff00ff'],
    ['color-mix(in hsl longer hue, red, lime)', '#0000ffff'],
    ['color-mix(in hsl decreasing hue, red, lime)', '#0000ffff'],
    ['color-mix(in hsl, white, blue)', '#9f9fdfff'],
    ['color-mix(in oklab, hsl(0 100% 50%), color-mix(in srgb, red, #f00))', '#ff0000ff'],
    ['color-mix(in srgb, rgb(none 0 0), white)', '#ff8080ff'],
    ['color-mix(red 100%, blue)', '#ff0000ff'],
    ['"#f00"', '#ff0000ff'],
    ["'tomato',", '#ff6347ff'],
    ['`rgb(1 2 3)`;', '#010203ff'],
    ['"accent": "#f00",', '#ff0000ff'],
    ['hsv(120 100% 50%)', '#008000ff'],
    ['hsb(120, 100, 50)', '#008000ff'],
  ])('calculates %s', (text, hex) => expect(toHexWithAlpha(read(text))).toBe(hex));

  it.each([
    ['color-mix(in srgb, red 0%, blue 0%)', /add up to 0%/u],
    ['hsv(120 100% 50%)', /CSS has no hsv\(\)/u],
    ['oklch(from red calc(l + 1) c h)', /^Lightness calc\(l \+ 1\) is out of range: CSS takes 1\.$/u],
    ['rgb(calc(200 * 2) 0 0)', /^Red calc\(200 \* 2\) is out of range: CSS takes 255\.$/u],
  ])('notes on %s', (text, note) => {
    const parsed = parseColor(text);
    expect(parsed.ok && parsed.value.notes).toEqual([expect.stringMatching(note)]);
  });

  it.each([
    ['color-mix(', 'too-deep', 321],
    ['rgb(from ', 'too-deep', 289],
    ['rgb(calc(', 'unsupported', 10],
    ['color-mix(in srgb, red, ', 'too-deep', 769],
    ['(', 'no-color', 1],
  ])('refuses a thousand characters of %j', (piece, code, column) => {
    expect(refuse(piece.repeat(200).slice(0, 1000))).toEqual({ code, column });
  });

  it('refuses brackets without end in a calculation', () => {
    expect(refuse(`rgb(calc(${'('.repeat(900)}`)).toEqual({ code: 'too-deep', column: 40 });
  });

  it.each([
    ['', 'blank', 1],
    [' ; ', 'blank', 4],
    ['#', 'hex-length', 2],
    ['#ff', 'hex-length', 4],
    ['fffff', 'hex-length', 6],
    ['#fffffff', 'hex-length', 9],
    ['#ggg', 'no-hex-digit', 2],
    ['#12 456', 'no-hex-digit', 4],
    ['#ff👋', 'no-hex-digit', 4],
    ['bleu', 'unknown-name', 1],
    ['rot grün', 'unexpected', 5],
    ['grün', 'unknown-name', 1],
    ['👋', 'unknown-name', 1],
    ['%', 'no-color', 1],
    ['rgb(1\u00a02 3)', 'unexpected', 6],
    ['255 0 0', 'bare-numbers', 1],
    ['255, 0, 0', 'bare-numbers', 1],
    ['rgb(1 2)', 'unexpected', 8],
    ['rgb(1 2 3', 'incomplete', 10],
    ['rgb(1 2 3 4)', 'unexpected', 11],
    ['rgb(1 2 3) x', 'unexpected', 12],
    ['rgb(1, 2 3)', 'unexpected', 10],
    ['rgb(1 2, 3)', 'unexpected', 8],
    ['rgb(1, 2, 3 / 4)', 'unexpected', 13],
    ['rgb(1, 50%, 3)', 'legacy-unit', 8],
    ['rgb(none, 2, 3)', 'unexpected', 5],
    ['hsl(120, 50, 50)', 'legacy-unit', 10],
    ['hsl(50% 50% 50%)', 'unit', 5],
    ['hsl(120px 50% 50%)', 'unit', 5],
    ['hwb(194, 0%, 0%)', 'unexpected', 8],
    ['lab(50, 40, 59)', 'unexpected', 7],
    ['rgb(1px 2 3)', 'unit', 5],
    ['rgb(1. 2 3)', 'unexpected', 6],
    ['rgb(1 2 3 / )', 'unexpected', 13],
    ['rgb(1e400 0 0)', 'too-large', 5],
    ['color(display-p3 1 0)', 'unexpected', 21],
    ['color(p3 1 0 0)', 'unknown-space', 7],
    ['color(1 0 0)', 'no-space', 7],
    ['color()', 'no-space', 7],
    ['cmyk(1 2 3 4)', 'unknown-function', 1],
    ['constructor', 'unknown-name', 1],
    ['constructor(1 2 3)', 'unknown-function', 1],
    ['color(constructor 1 2 3)', 'unknown-space', 7],
    ['url(x)', 'unsupported', 1],
    ['currentColor', 'unsupported', 1],
    ['CanvasText', 'unsupported', 1],
    ['inherit', 'unsupported', 1],
    ['var(--brand)', 'unsupported', 1],
    ['rgb(var(--red) 0 0)', 'unsupported', 5],
    ['light-dark(red, blue)', 'unsupported', 1],
    // Calculations.
    ['calc(1 + 2)', 'no-color', 1],
    ['rgb(calc(1 +2) 0 0)', 'unexpected', 12],
    ['rgb(calc(1+ 2) 0 0)', 'unexpected', 11],
    ['rgb(calc(1 + ) 0 0)', 'unexpected', 14],
    ['rgb(calc(1 2) 0 0)', 'unexpected', 12],
    ['rgb(calc(1 + 2', 'incomplete', 15],
    ['rgb(calc(1 + 2%) 0 0)', 'unit', 12],
    ['rgb(calc(2% * 2%) 0 0)', 'unit', 5],
    ['rgb(calc(1px + 2px) 0 0)', 'unit', 10],
    ['rgb(calc(5deg) 0 0)', 'unit', 5],
    ['rgb(min(1, 2%) 0 0)', 'unit', 5],
    ['rgb(pow(2) 0 0)', 'value-count', 5],
    ['rgb(1 2 calc(3 * x))', 'unknown-word', 18],
    ['rgb(0 0 calc(2 * var(--blue)))', 'unsupported', 18],
    ['rgb(calc(1 / 0) 0 0)', 'too-large', 5],
    ['rgb(calc(1e400) 0 0)', 'too-large', 5],
    // Relative colours.
    ['rgb(from red r g)', 'unexpected', 17],
    ['rgb(from red r g h)', 'unexpected', 18],
    ['rgb(from red, r, g, b)', 'unexpected', 13],
    ['rgb(from reed r g b)', 'unknown-name', 10],
    ['rgb(from #12 r g b)', 'hex-length', 13],
    ['rgb(from var(--brand) r g b)', 'unsupported', 10],
    ['rgb(from currentcolor r g b)', 'unsupported', 10],
    ['rgb(from red calc(r-1) g b)', 'unknown-word', 19],
    ['rgb(from red calc(r + 10%) g b)', 'unit', 21],
    ['hsl(from red 50% s l)', 'unit', 14],
    ['oklch(from red l c h / 10deg)', 'unexpected', 24],
    ['color(from red r g b)', 'unknown-space', 16],
    ['color(from red xyz r g b)', 'unexpected', 20],
    ['rgb(from', 'incomplete', 9],
    // Mixtures.
    ['color-mix()', 'unexpected', 11],
    ['color-mix(in', 'incomplete', 13],
    ['color-mix(in rgb, red, blue)', 'unknown-space', 14],
    ['color-mix(in srgb red, blue)', 'unexpected', 19],
    ['color-mix(in srgb longer hue, red, blue)', 'no-hue', 19],
    ['color-mix(in oklch longer, red, blue)', 'unexpected', 26],
    ['color-mix(in oklch, red)', 'unexpected', 24],
    ['color-mix(in oklch, red, blue, lime)', 'unexpected', 30],
    ['color-mix(in oklch, red 120%, blue)', 'percentage-range', 25],
    ['color-mix(in oklch, red 0.5, blue)', 'unit', 25],
    ['color-mix(in oklch, red 20% 30%, blue)', 'unexpected', 29],
    ['color-mix(in oklch, red, currentColor)', 'unsupported', 26],
    ['color-mix(in oklch, red, var(--brand))', 'unsupported', 26],
    ['color-mix(in oklch, red, rgb(1 2))', 'unexpected', 33],
    // Quotation marks.
    ['"#f00', 'incomplete', 6],
    ['"#f00" x', 'unexpected', 8],
    ['"reed"', 'unknown-name', 2],
    ['""', 'blank', 3],
    ['0xff0000', 'no-color', 1],
  ])('refuses %j', (text, code, column) => expect(refuse(text)).toEqual({ code, column }));

  it('refuses a megabyte without a look at what it says', () => {
    expect(refuse('rgb('.repeat(250_000)).code).toBe('too-long');
    expect(refuse(`${' '.repeat(900)}x y`).code).toBe('unexpected');
  });

  it('never throws on what is put together from right parts, and gives finite numbers only', () => {
    const value = fc.constantFrom(
      ...['none', '0', '1e6', '-1e6', 'calc(1e6 * 0.5)', 'r', 'calc(r * r)', 'pow(b, 0.1)', '10%', 'calc(g / b)'],
    );
    const { color } = fc.letrec<{ color: string; plain: string; mixed: string; relative: string }>((tie) => ({
      color: fc.oneof({ maxDepth: 4 }, tie('plain'), tie('mixed'), tie('relative')),
      plain: fc.constantFrom(
        'red',
        'lab(50 1e6 -1e6)',
        'oklab(0 -1e6 1e6 / 1e-300)',
        'color(xyz -1e6 none 1e6)',
        '#fff8',
      ),
      mixed: fc
        .tuple(fc.constantFrom('oklch', 'lab', 'hsl', 'hwb', 'prophoto-rgb', 'xyz'), tie('color'), tie('color'))
        .map(([space, first, second]) => `color-mix(in ${space}, ${first}, ${second})`),
      relative: fc
        .tuple(fc.constantFrom('', 'rec2020', 'a98-rgb'), tie('color'), value, value, value)
        .map(([space, origin, ...values]) =>
          space === ''
            ? `rgb(from ${origin} ${values.join(' ')})`
            : `color(from ${origin} ${space} ${values.join(' ')})`,
        ),
    }));
    fc.assert(
      fc.property(color, (text) => {
        const parsed = parseColor(text);
        if (parsed.ok) {
          expect(parsed.value.color.coordinates.every(Number.isFinite)).toBe(true);
          expect(toHexWithAlpha(parsed.value.color)).toMatch(/^#[\da-f]{8}$/u);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('never throws, and gives finite numbers only', () => {
    const piece = fc.constantFrom(
      ...'rgb( oklch( color( display-p3 srgb hsl( , / ) % deg 1 -0.5 1e6 255 # f none from /* */ é color-mix( in oklch red calc( r + * ( "'.split(
        ' ',
      ),
      ' ',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
        (text) => {
          const parsed = parseColor(text);
          if (parsed.ok) {
            expect(toHexWithAlpha(parsed.value.color)).toMatch(/^#[\da-f]{8}$/u);
          } else {
            expect(parsed.error.message).not.toBe('');
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});
