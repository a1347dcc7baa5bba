/** A number with its unit: angles are in degrees. */
export interface Quantity {
  readonly value: number;
  /** The power of the unit `%`: 1 for a percentage, 2 for the product of two. */
  readonly percent: number;
  /** The power of the unit of angles. */
  readonly angle: number;
}

export interface MathFunction {
  readonly least: number;
  readonly most: number;
  /** `same` is one unit for all arguments, and `turn` a number in radians or an angle. */
  readonly takes: 'number' | 'same' | 'turn';
  readonly gives: 'number' | 'same' | 'angle';
  readonly calculate: (...values: number[]) => number;
}

const degrees = (radians: number) => (radians / Math.PI) * 180;

const define = (
  calculate: MathFunction['calculate'],
  takes: MathFunction['takes'],
  gives: MathFunction['gives'],
  [least, most]: readonly [number, number] = [1, 1],
): MathFunction => ({ least, most, takes, gives, calculate });

const any = [1, Number.POSITIVE_INFINITY] as const;

/** The functions that calculate a number, by name: CSS Values 4, sections 10.1 to 10.7. */
export const mathFunctions: Readonly<Record<string, MathFunction>> = {
  calc: define((value) => value, 'same', 'same'),
  min: define(Math.min, 'same', 'same', any),
  max: define(Math.max, 'same', 'same', any),
  clamp: define((least, value, most) => Math.max(least, Math.min(value, most)), 'same', 'same', [3, 3]),
  round: define((value, step) => roundTo('nearest', value, step), 'same', 'same', [1, 2]),
  mod: define((value, step) => value - step * Math.floor(value / step), 'same', 'same', [2, 2]),
  rem: define((value, step) => value % step, 'same', 'same', [2, 2]),
  abs: define(Math.abs, 'same', 'same'),
  sign: define(Math.sign, 'same', 'number'),
  pow: define((base, exponent) => base ** exponent, 'number', 'number', [2, 2]),
  sqrt: define(Math.sqrt, 'number', 'number'),
  hypot: define(Math.hypot, 'same', 'same', any),
  log: define(
    (value, base) => (base === undefined ? Math.log(value) : Math.log(value) / Math.log(base)),
    'number',
    'number',
    [1, 2],
  ),
  exp: define(Math.exp, 'number', 'number'),
  sin: define(Math.sin, 'turn', 'number'),
  cos: define(Math.cos, 'turn', 'number'),
  tan: define(Math.tan, 'turn', 'number'),
  asin: define((value) => degrees(Math.asin(value)), 'number', 'angle'),
  acos: define((value) => degrees(Math.acos(value)), 'number', 'angle'),
  atan: define((value) => degrees(Math.atan(value)), 'number', 'angle'),
  atan2: define((y, x) => degrees(Math.atan2(y, x)), 'same', 'angle', [2, 2]),
};

export const findMathFunction = (name: string): MathFunction | undefined =>
  Object.hasOwn(mathFunctions, name) ? mathFunctions[name] : undefined;

/** Rounds a quotient by each strategy of `round()`; halves go up (CSS Values 4, section 10.3). */
const strategies = {
  nearest: (quotient: number) => Math.floor(quotient + 0.5),
  up: Math.ceil,
  down: Math.floor,
  'to-zero': Math.trunc,
} as const;

export type RoundingStrategy = keyof typeof strategies;

export const isRoundingStrategy = (word: string): word is RoundingStrategy => Object.hasOwn(strategies, word);

/**
 * Rounds a number to a multiple of a step.
 * @example roundTo('up', 11, 10) // 20
 */
export function roundTo(strategy: RoundingStrategy, value: number, step = 1): number {
  const size = Math.abs(step);
  return strategies[strategy](value / size) * size;
}

/** The names of numbers in calculations: CSS Values 4, section 10.7.1. */
export const mathConstants: ReadonlyMap<string, number> = new Map([
  ['e', Math.E],
  ['pi', Math.PI],
  ['infinity', Number.POSITIVE_INFINITY],
  ['-infinity', Number.NEGATIVE_INFINITY],
  ['nan', Number.NaN],
]);
