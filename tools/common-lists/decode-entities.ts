import { DecodingMode, decodeHTML, decodeHTMLStrict } from 'entities';
import { shortenText } from '#shared/formats/words/shorten-text.ts';

/** A reference that is not as the HTML standard wants it. */
export interface MalformedReference {
  /** UTF-16 code units from the start of the text. */
  readonly offset: number;
  /** What is wrong with it, and what it was read as. */
  readonly text: string;
}

/**
 * Reads a text with HTML entities as browsers do in the text of a document (HTML standard, 13.2.5.72): named ones, a
 * few of them without their semicolon, decimal and hexadecimal numbers. What is not an entity stays as it is.
 * @example decodeEntities('&eacute;&#60;&#x1F44B; &copy 2025 &unknown;') // 'é<👋 © 2025 &unknown;'
 */
export function decodeEntities(text: string): string {
  return decodeHTML(text, DecodingMode.Legacy);
}

const reference = /&(?:#(?:[xX]([\dA-Fa-f]*)|(\d*))|([A-Za-z][\dA-Za-z]*))(;?)/gu;

/**
 * Finds what browsers report as errors in references, in the order of the text. An ampersand that begins no reference,
 * as in “AT&T”, is none.
 * @example findMalformed('&#x;').map(({ text }) => text) // ['“&#x;” has no digits, and stays as it is.']
 */
export function findMalformed(text: string): MalformedReference[] {
  const found: MalformedReference[] = [];
  const known = new Map<string, boolean>();
  for (const match of text.matchAll(reference)) {
    const [written, hexadecimal, decimal, name, semicolon] = match;
    const problem =
      name === undefined
        ? describeNumber(written, numberOf(hexadecimal, decimal), semicolon !== '')
        : describeName(written, semicolon !== '', known);
    if (problem !== undefined) {
      found.push({ offset: match.index, text: `“${shortenText(written, longestShown)}” ${problem}` });
    }
  }
  return found;
}

/** NaN if there is no digit. */
function numberOf(hexadecimal: string | undefined, decimal: string | undefined): number {
  return Number.parseInt(hexadecimal ?? decimal ?? '', hexadecimal === undefined ? 10 : 16);
}

function describeNumber(written: string, code: number, hasSemicolon: boolean): string | undefined {
  if (Number.isNaN(code)) {
    return 'has no digits, and stays as it is.';
  }
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
    return 'is the number of no character, and was read as U+FFFD.';
  }
  if (code >= 0x80 && code <= 0x9f) {
    return `is the number of a control character, and was read as “${decodeEntities(written)}” of Windows-1252.`;
  }
  return hasSemicolon ? undefined : `has no semicolon, and was read as “${decodeEntities(written)}”.`;
}

function describeName(written: string, hasSemicolon: boolean, known: Map<string, boolean>): string | undefined {
  let isKnown = known.get(written);
  if (isKnown === undefined) {
    isKnown = hasSemicolon && decodeHTMLStrict(written) !== written;
    known.set(written, isKnown);
  }
  if (isKnown) {
    return undefined;
  }
  const decoded = decodeEntities(written);
  if (decoded !== written) {
    return `${hasSemicolon ? 'is not an entity' : 'has no semicolon'}, and was read as “${shortenText(decoded, longestShown)}”.`;
  }
  return hasSemicolon ? 'is not an entity, and stays as it is.' : undefined;
}

const longestShown = 40;
