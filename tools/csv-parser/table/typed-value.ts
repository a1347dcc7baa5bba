import type { DynamicTyping } from '../parse/parser-options.ts';

/** What a text becomes in JSON and SQL. */
export type TypedValue =
  | { readonly kind: 'text' }
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** The digits as written, which JSON and SQL take as they are. */
  | { readonly kind: 'number' };

const text: TypedValue = { kind: 'text' };
const number: TypedValue = { kind: 'number' };
const nothing: TypedValue = { kind: 'null' };

/** A number as JSON writes it. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A double holds so many digits of any decimal number. */
const exactDigits = 15;

/**
 * The type of a text where types are asked for. Only what loses nothing is converted: 007, 1e5, +1, -0, .5, numbers of
 * more than 15 digits and dates stay text, which PapaParse's own dynamicTyping would change.
 * @example typeOf('1.50') // { kind: 'number' }
 */
export function typeOf(value: string): TypedValue {
  switch (value) {
    case '':
      return nothing;
    case 'true':
    case 'TRUE':
      return { kind: 'boolean', value: true };
    case 'false':
    case 'FALSE':
      return { kind: 'boolean', value: false };
    default:
      return isExactNumber(value) ? number : text;
  }
}

function isExactNumber(value: string): boolean {
  if (!plainNumber.test(value)) {
    return false;
  }
  const digits = value.replace(/^-?0?\.?0*/, '').replace('.', '');
  // -0 is not a number of its own.
  return digits.length <= exactDigits && !(value.startsWith('-') && !/[1-9]/.test(value));
}

const papaParseNumber = /^\s*-?(\d+\.?|\.\d+|\d+\.\d+)([eE][-+]?\d+)?\s*$/;
const papaParseDate = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:[+-][0-2]\d:[0-5]\d|Z)$/;

/** Whether PapaParse's own dynamicTyping would convert a text that stays text here. */
export function isKeptFromPapaParse(value: string): boolean {
  if (typeOf(value).kind !== 'text') {
    return false;
  }
  return (papaParseNumber.test(value) && Math.abs(Number.parseFloat(value)) < 2 ** 53) || papaParseDate.test(value);
}

/**
 * Which columns have types.
 * @param names of the columns, if the first row has them
 */
export function isTypedColumn(
  dynamicTyping: DynamicTyping,
  names: readonly string[] | undefined,
): (column: number) => boolean {
  if (typeof dynamicTyping === 'boolean') {
    return () => dynamicTyping;
  }
  return (column) => {
    const name = names?.[column] ?? String(column);
    return Object.hasOwn(dynamicTyping, name) && dynamicTyping[name] === true;
  };
}
