import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { Recognise } from '#tools/define-operation.ts';

/** The maximum number of bytes that a code holds (version 40, level L). A longer text was not written for a code. */
const mostBytes = 2953;

interface Content {
  readonly pattern: RegExp;
  readonly confidence: number;
  /** Describes the content with the part that distinguishes it from others. */
  readonly describe: (found: string) => string;
}

/** The kinds of content written for codes, as phones read them. Addresses such as `mailto:` are primarily links. */
const contents: readonly Content[] = [
  {
    pattern: /^WIFI:(?=.*\bS:(?<found>(?:\\.|[^\\;])+);).*;;?$/is,
    confidence: 0.95,
    describe: (name) => `Wi-Fi “${name}”`,
  },
  {
    pattern: /^MECARD:(?=.*\bN:(?<found>(?:\\.|[^\\;])+);).*;;?$/is,
    confidence: 0.95,
    describe: (name) => `contact ${name}`,
  },
  {
    pattern: /^BEGIN:VCARD\r?\n(?=[\s\S]*^FN[^:\r\n]*:(?<found>[^\r\n]+))/im,
    confidence: 0.7,
    describe: (name) => `contact ${name}`,
  },
  {
    pattern: /^BEGIN:V(?:EVENT|CALENDAR)\r?\n(?=[\s\S]*^SUMMARY[^:\r\n]*:(?<found>[^\r\n]+))/im,
    confidence: 0.6,
    describe: (title) => `event ${title}`,
  },
  {
    pattern: /^(?:SMSTO|MMSTO):(?<found>\+?\d+)(?::|$)/i,
    confidence: 0.9,
    describe: (number) => `message to ${number}`,
  },
  { pattern: /^MATMSG:(?=.*\bTO:(?<found>[^;]+);)/is, confidence: 0.95, describe: (address) => `mail to ${address}` },
  {
    pattern: /^otpauth:\/\/[ht]otp\/(?<found>[^?]+)\?.*secret=/i,
    confidence: 0.7,
    describe: (account) => `one-time passwords of ${account}`,
  },
  { pattern: /^tel:(?<found>\+?[\d().-]+)$/i, confidence: 0.5, describe: (number) => `call ${number}` },
  {
    pattern: /^geo:(?<found>-?\d+(?:\.\d+)?,-?\d+(?:\.\d+)?)/i,
    confidence: 0.6,
    describe: (place) => `place ${place}`,
  },
];

const longestFound = 40;

/**
 * Recognises text written for QR codes: Wi-Fi access, a contact, an event or a message. Any other text can be made a
 * code too, but saying so would reveal nothing about it.
 * @example recognise({ text: 'WIFI:S:Office;T:WPA;P:secret;;', size: 30 })?.preview // 'Wi-Fi “Office”, to scan as a QR code'
 */
export const recognise: Recognise = ({ text, size }) => {
  const trimmed = size > mostBytes ? '' : (text?.trim() ?? '');
  for (const { pattern, confidence, describe } of trimmed === '' ? [] : contents) {
    const found = pattern.exec(trimmed)?.groups?.found;
    if (found !== undefined) {
      const name = shortenText(found.replaceAll(/\\(.)/g, '$1'), longestFound);
      return {
        confidence,
        preview: `${describe(name)}, to scan as a QR code`,
        operation: 'qr.make',
        screenId: 'QRCodeGenerator',
        input: 'lastQRCodeTextValue',
      };
    }
  }
  return undefined;
};
