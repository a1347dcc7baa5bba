import type { DynamicTyping } from '../parse/parser-options.ts';

/** The typed form of a text in JSON and SQL. */
export type TypedValue =
  | { readonly kind: 'text' }
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** A number, whose digits as written are valid in JSON and SQL. */
  | { readonly kind: 'number' };

const text: TypedValue = { kind: 'text' };
const number: TypedValue = { kind: 'number' };
const nothing: TypedValue = { kind: 'null' };

/** A number in JSON notation. */
const plainNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A double represents any decimal number with this many digits exactly. */
const exactDigits = 15;

/**
 * Returns the type of a text if types are requested. Only values that lose nothing are converted: 007, 1e5, +1, -0, .5,
 * numbers of more than 15 digits and dates, which PapaParse's own dynamicTyping would change, stay text.
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
  // Excludes -0, whose sign would be lost.
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
 * Determines which columns are typed.
 * @param names the names of the columns, if the first row has them
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
