import type { Recognise } from '#tools/define-operation.ts';
import { dialledNumber } from './dialled-number.ts';

/** A number with a country code, or written in groups as people do. */
const international = /^\+[1-9]\d{0,2}[\s./-]?(?:\(\d{1,5}\)[\s./-]?)?\d(?:[\s./-]?\d){5,12}$/;
const grouped = /^(?:\(\d{2,5}\)\s?|0\d{1,4}[\s/-])\d{2,}(?:[\s-]\d{2,}){0,4}$|^\d{3}[-.]\d{3}[-.]\d{4}$/;
/**
 * Ten digits may be a North American number, and eleven with a leading zero one from elsewhere, but also anything else.
 */
const plain = /^(?:[2-9]\d{9}|0\d{9,10}|1[2-9]\d{9})$/;

/** The fewest digits of a number written in groups: `08-30` is a day or a time. */
const fewestDigits = 6;

const dates = [
  /^(?<day>\d{1,2})(?<mark>[\s./-])(?<month>\d{1,2})\k<mark>(?:19|20)?\d{2}$/,
  /^\d{4}(?<mark>[\s./-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[\s./-](?:19|20)\d{2}$/,
];

/** Whether the text is a date in digits, with the month before or after the day: `03-11-2026`. */
function isDate(text: string): boolean {
  return dates.some((pattern) => {
    const { month, day = '1' } = pattern.exec(text)?.groups ?? {};
    const [smaller = 0, larger = 0] = [Number(month ?? 0), Number(day)].toSorted((a, b) => a - b);
    return smaller >= 1 && smaller <= 12 && larger <= 31;
  });
}

function isGrouped(text: string): boolean {
  return grouped.test(text) && text.replaceAll(/\D/g, '').length >= fewestDigits && !isDate(text);
}

/**
 * Recognises a telephone number, which a phone can call after scanning it as a code.
 * @example recognise({ text: '+49 30 901820', size: 13 })?.preview // 'call +4930901820, to scan as a QR code'
 */
export const recognise: Recognise = ({ text, size }) => {
  const trimmed = size > 40 ? '' : (text?.trim() ?? '');
  const confidence = international.test(trimmed) ? 0.85 : isGrouped(trimmed) ? 0.7 : plain.test(trimmed) ? 0.25 : 0;
  if (confidence === 0) {
    return undefined;
  }
  const number = dialledNumber(trimmed);
  return {
    confidence,
    preview: `call ${number}, to scan as a QR code`,
    operation: 'qr.make',
    screenId: 'QRCodeGenerator',
    input: 'lastQRCodeTextValue',
    text: `tel:${number}`,
  };
};
