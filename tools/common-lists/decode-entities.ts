import { DecodingMode, decodeHTML, decodeHTMLStrict } from 'entities';
import { codePointNotation } from '#shared/formats/words/name-character.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';

/** A reference that violates the HTML standard. */
export interface MalformedReference {
  /** UTF-16 code units from the start of the text. */
  readonly offset: number;
  /** A description of the fault, and of how the reference was read. */
  readonly text: string;
}

/**
 * Decodes HTML entities as browsers do in the text of a document (HTML standard, 13.2.5.72): named ones, of which a few
 * need no semicolon, and decimal and hexadecimal numbers. Anything else stays as it is.
 * @example decodeEntities('&eacute;&#60;&#x1F44B; &copy 2025 &unknown;') // 'é<👋 © 2025 &unknown;'
 */
export function decodeEntities(text: string): string {
  return decodeHTML(text, DecodingMode.Legacy);
}

/** The control characters that are errors in a reference: all but tab, line feed and form feed (13.2.5.80). */
const controlCharacter = /[^\P{Cc}\t\n\f]/u;

const reference = /&(?:#(?:[xX]([\dA-Fa-f]*)|(\d*))|([A-Za-z][\dA-Za-z]*))(;?)/gu;

/**
 * Finds the faults in references that browsers report as errors, in text order. An ampersand that does not start a
 * reference, as in “AT&T”, is not an error.
 * @example findMalformedReferences('&#x;').map(({ text }) => text) // ['“&#x;” has no digits, and stays as it is.']
 */
export function findMalformedReferences(text: string): MalformedReference[] {
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

/** The number of a reference; NaN if there is no digit. */
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
    const decoded = decodeEntities(written);
    if (decoded.codePointAt(0) !== code) {
      return `is the number of a control character, and was read as “${decoded}” of Windows-1252.`;
    }
  }
  const character = String.fromCodePoint(code);
  const isControl = controlCharacter.test(character);
  if (isControl || /\p{Noncharacter_Code_Point}/u.test(character)) {
    return `is the number of ${isControl ? 'a control' : 'no'} character, and was read as ${codePointNotation(character)}.`;
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
