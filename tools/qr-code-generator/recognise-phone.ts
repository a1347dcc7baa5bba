import type { Recognise } from '#tools/define-operation.ts';

/** A number with a country code, or written in groups as people do. */
const international = /^\+[1-9]\d{0,2}[\s./-]?(?:\(\d{1,5}\)[\s./-]?)?\d(?:[\s./-]?\d){5,12}$/;
const grouped = /^(?:\(\d{2,5}\)\s?|0\d{1,4}[\s/-])\d{2,}(?:[\s-]\d{2,}){0,4}$|^\d{3}[-.]\d{3}[-.]\d{4}$/;
/**
 * Ten digits may be a North American number, and eleven with a leading zero one from elsewhere, but also anything else.
 */
const plain = /^(?:[2-9]\d{9}|0\d{9,10}|1[2-9]\d{9})$/;

/**
 * Recognises a telephone number, which a phone can call after scanning it as a code.
 * @example recognise({ text: '+49 30 901820', size: 13 })?.preview // 'call +4930901820, to scan as a QR code'
 */
export const recognise: Recognise = ({ text, size }) => {
  const trimmed = size > 40 ? '' : (text?.trim() ?? '');
  const confidence = international.test(trimmed) ? 0.85 : grouped.test(trimmed) ? 0.7 : plain.test(trimmed) ? 0.25 : 0;
  if (confidence === 0) {
    return undefined;
  }
  const number = trimmed.replaceAll(/[^\d+]/g, '');
  return {
    confidence,
    preview: `call ${number}, to scan as a QR code`,
    operation: 'qr.make',
    screen: 'QRCodeGenerator',
    input: 'lastQRCodeTextValue',
    text: `tel:${number}`,
  };
};
