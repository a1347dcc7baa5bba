import { mixingSpaces, predefinedSpaces } from './color-functions.ts';

/** Picks from lists, with the same picks in each run. */
function startPicking(seed: number) {
  let state = seed;
  const random = () => {
    // These are the constants of the generator in Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(random() * choices.length)] ?? choices[0];
}

type Pick = ReturnType<typeof startPicking>;

/**
 * No greys: their components beside lightness are what a conversion rounds, and Chromium takes that for a hue. No
 * `rec2020`: Chromium still has the transfer function of a former draft. And no Oklab with a negative b: the hue that
 * Chromium gives `oklch(from …)` of it is negative, though not from any other space, and the specification has it from
 * 0 to 360.
 */
const plainColors = [
  ...['red', 'lime', 'blue', 'gold', 'rebeccapurple', 'rgb(90 0 160 / 0)', '#bf3a2b', '#0af8'],
  ...['rgb(10 200 30 / 0.4)', 'rgba(10, 20, 30, 50%)', 'hsl(200deg 60% 40%)', 'hsl(30, 50%, 50%)', 'hwb(90 20% 30%)'],
  ...['lab(60 40 -30)', 'lch(60 50 200 / 70%)', 'oklab(0.6 0.1 0.1)', 'oklch(70% 0.15 300)'],
  ...['color(display-p3 0.1 0.9 0.3)', 'color(xyz 0.2 0.3 0.4)', 'color(prophoto-rgb 0.4 0.5 0.2 / 0.6)'],
  ...['rgb(none 120 200)', 'hsl(none 50% 40%)', 'oklch(0.6 0.1 none)'],
  ...['oklab(0.6 none 0.1)', 'hwb(none 10% 20%)', 'rgb(200 100 0 / none)'],
  ...['color(display-p3 none 0.4 0.6)', 'color(srgb 0.2 0.3 0.4 / 0.5)'],
] as const;

const spaces = Object.keys(mixingSpaces).filter((space) => space !== 'rec2020');
const rgbSpaces = Object.keys(predefinedSpaces).filter((space) => space !== 'rec2020');

const shares = ['', '', '', ' 30%', ' 70%', ' 0%', ' 100%', ' calc(10% * 4)', ' 12.5%'] as const;
const methods = ['', '', ' shorter hue', ' longer hue', ' increasing hue', ' decreasing hue'] as const;

/** @param depth how many functions may be inside each other */
function writeColor(pick: Pick, depth: number): string {
  const kind = depth === 0 ? 'plain' : pick(['plain', 'mix', 'mix', 'relative', 'relative', 'calculated']);
  switch (kind) {
    case 'mix':
      return writeMix(pick, depth - 1);
    case 'relative':
      return writeRelative(pick, depth - 1);
    case 'calculated':
      return pick(calculated);
    default:
      return pick(plainColors);
  }
}

function writeMix(pick: Pick, depth: number): string {
  const space = pick(spaces as [string, ...string[]]);
  const method = pick(['srgb', 'xyz', 'lab'] as const) === 'lab' ? pick(methods) : '';
  const operand = () => {
    const share = pick(shares);
    const color = writeColor(pick, depth);
    return pick([`${color}${share}`, `${share} ${color}`]);
  };
  return `color-mix(in ${space}${method}, ${operand()}, ${operand()})`;
}

const channels: Readonly<Record<string, readonly [string, string, string]>> = {
  rgb: ['r', 'g', 'b'],
  hsl: ['h', 's', 'l'],
  hwb: ['h', 'w', 'b'],
  lab: ['l', 'a', 'b'],
  lch: ['l', 'c', 'h'],
  oklab: ['l', 'a', 'b'],
  oklch: ['l', 'c', 'h'],
};

const alphas = ['', '', ' / alpha', ' / 50%', ' / none', ' / calc(alpha * 0.5)', ' / calc(alpha + 0.2)'] as const;

function writeRelative(pick: Pick, depth: number): string {
  const space = pick(rgbSpaces as [string, ...string[]]);
  const name = pick(['rgb', 'hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color'] as const);
  const keywords =
    channels[name] ?? (space.startsWith('xyz') ? (['x', 'y', 'z'] as const) : (['r', 'g', 'b'] as const));
  const values = keywords.map((keyword) => writeValue(pick, keyword, keywords));
  const alpha = pick(alphas);
  const opening = name === 'color' ? ` ${space}` : '';
  return `${name}(from ${writeColor(pick, depth)}${opening} ${values.join(' ')}${alpha})`;
}

function writeValue(pick: Pick, keyword: string, keywords: readonly [string, string, string]): string {
  return pick([
    keyword,
    keyword,
    keyword,
    `calc(${keyword} * 0.9)`,
    `calc((${keyword} + ${keyword}) / 2)`,
    `calc(${keyword} + 0.01)`,
    `max(${keyword}, 0.05)`,
    `min(${keyword}, 200, 1000)`,
    `clamp(0.1, ${keyword}, 250)`,
    `abs(${keyword})`,
    `calc(sign(${keyword} + 0.02) * 0.1)`,
    `calc(pow(${keyword}, 2) / 100)`,
    `sqrt(abs(${keyword}) + 0.04)`,
    'none',
    '20%',
    '0.3',
    '30deg',
    pick(keywords),
    `calc(${keyword} + 10%)`,
    `calc(${keyword} + 10deg)`,
    `calc(${keyword} - alpha * 0.01)`,
    `calc(alpha*${keyword})`,
    `calc(${keyword}-1)`,
  ]);
}

/** Colours with calculations, of which two are wrong. */
const calculated = [
  ...['rgb(calc(100 + 55) 0 0)', 'rgb(calc(50% + 10%) 0 0)', 'rgb(calc(50% + 10) 0 0)', 'rgb(calc(2*5%) 0 0)'],
  ...['hsl(calc(10deg + 1turn) 50% 50%)', 'hsl(calc(10deg + 20) 50% 50%)', 'hsl(calc(180deg - 3rad) 50% 50%)'],
  ...['rgb(90 0 0 / calc(50%))', 'rgb(0 90 0 / calc(0.5 * 3))', 'color(srgb calc(0.5) calc(50%) sqrt(0.04))'],
] as const;

/**
 * Generates mixtures and relative colours inside each other, most of which are right.
 * @param seed gives other texts. Of a thousand, about one is a grey inside, whose rounded components Chromium takes for
 *   a hue, so that not every seed gives the same colours in both.
 */
export function writeModernColors(count: number, seed: number): string[] {
  const pick = startPicking(seed);
  return Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? writeMix(pick, index % 3) : writeRelative(pick, index % 3),
  );
}
