import { formatNumber } from '#shared/formats/words/locale.ts';
import { uncapitalize } from '#shared/formats/words/uncapitalize.ts';
import { fail, ok, type Result, type ToolError } from '#shared/result.ts';
import { textPosition } from '#shared/text-position.ts';
import { type EpochUnit, epochUnits, recognizeUnit, unitDefinitions } from '../epoch-units.ts';
import { floorDivide, isInstant, rangeMessage, Temporal } from '../temporal.ts';

export interface ParsedEpoch {
  /** The nanoseconds since 1970-01-01T00:00:00Z. */
  readonly nanoseconds: bigint;
  readonly unit: EpochUnit;
  /** Whether the unit was recognised by the size of the value rather than given. */
  readonly isBySize: boolean;
  /** Whether digits below a nanosecond were truncated. */
  readonly isCut: boolean;
  /** The value in the next larger unit, if the size is ambiguous. */
  readonly alternative?: { readonly unit: EpochUnit; readonly date: string };
}

/** The limit is higher than the number of digits of any instant with a sensible fraction. */
const maximumLength = 200;
const maximumExponent = 400;

/**
 * Reads an epoch value exactly: digits, a decimal point, an exponent, and underscores, spaces or apostrophes between
 * digits; commas only if they clearly group thousands.
 * @param unit the unit; recognised by size if omitted (see recognizeUnit)
 * @returns the instant, or the error in the value and its position
 * @example parseEpoch('1737244800.5') // { nanoseconds: 1737244800500000000n, unit: 'seconds', isBySize: true, … }
 */
export function parseEpoch(text: string, unit?: EpochUnit): Result<ParsedEpoch> {
  const number = readNumber(text);
  if (!number.ok) {
    return number;
  }
  const { coefficient, exponent } = number.value;
  const known = unit ?? recognizeUnit(coefficient, exponent);
  const { nanoseconds, isCut } = toNanoseconds(coefficient, exponent, known);
  if (!isInstant(nanoseconds)) {
    return fail({
      code: 'out-of-range',
      message: unit === undefined ? rangeMessage : `Read as ${unit}: ${uncapitalize(rangeMessage)}`,
    });
  }
  const alternative = unit === undefined ? findAlternative(coefficient, exponent, known) : undefined;
  return ok({
    nanoseconds,
    unit: known,
    isBySize: unit === undefined,
    isCut,
    ...(alternative === undefined ? {} : { alternative }),
  });
}

interface DecimalNumber {
  readonly coefficient: bigint;
  readonly exponent: number;
}

function toNanoseconds(
  coefficient: bigint,
  exponent: number,
  unit: EpochUnit,
): { nanoseconds: bigint; isCut: boolean } {
  const scale = exponent + unitDefinitions[unit].digits;
  if (scale >= 0) {
    return { nanoseconds: coefficient * 10n ** BigInt(scale), isCut: false };
  }
  const divisor = 10n ** BigInt(-scale);
  return { nanoseconds: floorDivide(coefficient, divisor), isCut: coefficient % divisor !== 0n };
}

/**
 * Finds a second reading: a value of 12, 15 or 18 digits may also be a date from 5138 to 9999 in the next larger unit.
 */
function findAlternative(coefficient: bigint, exponent: number, unit: EpochUnit): ParsedEpoch['alternative'] {
  const larger = epochUnits[epochUnits.indexOf(unit) - 1];
  if (larger === undefined) {
    return undefined;
  }
  const { nanoseconds } = toNanoseconds(coefficient, exponent, larger);
  if (!isInstant(nanoseconds)) {
    return undefined;
  }
  const date = Temporal.Instant.fromEpochNanoseconds(nanoseconds).toZonedDateTimeISO('UTC').toPlainDate();
  return date.year > 9999 || date.year < 0 ? undefined : { unit: larger, date: date.toString() };
}

function readNumber(text: string): Result<DecimalNumber> {
  const leading = text.length - text.trimStart().length;
  const trimmed = text.trim();
  const refuse = (code: string, message: string, offset = 0): Result<DecimalNumber> =>
    fail({ code, message, position: textPosition(text, leading + offset) });
  if (trimmed.length > maximumLength) {
    return refuse(
      'too-long',
      `An epoch value has at most ${formatNumber(maximumLength)} characters; this has ${formatNumber(trimmed.length)}.`,
    );
  }
  if (/^[+-]?(?:nan|infinity|∞)$/i.test(trimmed)) {
    return refuse('not-a-number', `${trimmed} is not a point in time. Type a number, such as 1737244800.`);
  }
  if (/^[+\-−]?0[xob]/i.test(trimmed)) {
    return refuse('not-decimal', 'Only decimal numbers are read here, not hexadecimal, octal or binary.');
  }
  const comma = explainCommas(trimmed);
  if (comma !== undefined) {
    return refuse(comma.code, comma.message, trimmed.indexOf(','));
  }
  // Separators are allowed only between digits; anywhere else they are mistakes.
  const plain = trimmed.replace(/^−/, '-').replaceAll(/(?<=\d)[_\s'’,](?=\d)/g, '');
  const match = /^(?<sign>[+-]?)(?<whole>\d*)(?:\.(?<fraction>\d*))?(?:e(?<exponent>[+-]?\d+))?$/i.exec(plain);
  const { sign = '', whole = '', fraction = '', exponent = '0' } = match?.groups ?? {};
  if (whole === '' && fraction === '') {
    return refuseCharacter(trimmed, refuse);
  }
  const power = Number(exponent) - fraction.length;
  const coefficient = BigInt(`${sign === '-' ? '-' : ''}${whole}${fraction}`);
  if (Math.abs(power) > maximumExponent) {
    return coefficient === 0n
      ? ok({ coefficient, exponent: 0 })
      : power > 0
        ? fail({ code: 'out-of-range', message: rangeMessage })
        : ok({ coefficient: coefficient < 0n ? -1n : 1n, exponent: -maximumExponent });
  }
  return ok({ coefficient, exponent: power });
}

/** Explains the problem with the commas of a number; undefined if there are none or if they group thousands. */
function explainCommas(text: string): ToolError | undefined {
  const number = text.replace(/^[+\-−]/, '');
  if (!number.includes(',')) {
    return undefined;
  }
  if (/^\d{1,3},\d{3}$/.test(number)) {
    return {
      code: 'ambiguous-comma',
      message: `${number} can be ${number.replace(',', '')} or ${number.replace(',', '.')}: leave the comma out, or write a point.`,
    };
  }
  return /^\d{1,3}(?:,\d{3}){2,}(?:\.\d*)?$/.test(number)
    ? undefined
    : { code: 'unexpected-comma', message: 'Write a point before decimals; commas can only group thousands.' };
}

function refuseCharacter(
  text: string,
  refuse: (code: string, message: string, offset?: number) => Result<DecimalNumber>,
): Result<DecimalNumber> {
  if (/^\d+(?:\.\d+){2,}$/.test(text)) {
    return refuse(
      'second-point',
      'A number has one point, before its decimals.',
      text.indexOf('.', text.indexOf('.') + 1),
    );
  }
  const found = /[^\d+\-−._\s'’eE]/u.exec(text) ?? /[^\d]/u.exec(text.slice(1));
  return found === null
    ? refuse('not-a-number', 'This is not a number. An epoch value is digits, such as 1737244800.')
    : refuse(
        'unexpected-character',
        `“${found[0]}” is not part of a number. A date as text goes into “Date text”.`,
        text.indexOf(found[0]),
      );
}
