import { quoteExcerpt, type RepairNotes } from './repair-notes.ts';
import { isWindowsPath, type LooseToken } from './scan-nearly-json.ts';

/** Private-use characters that replace backslashes while jsonrepair runs; the text contains neither. */
export interface BackslashStandIns {
  /** Replaces a literal backslash. */
  readonly literal: string;
  /** Replaces a backslash that starts a JavaScript escape: `\x41`, `\u{1f600}`, `\0`, `\v`. */
  readonly javaScript: string;
}

const javaScriptEscape = /x[\da-f]{2}|u\{0*(?:10|[\da-f])?[\da-f]{1,4}\}|0(?!\d)|v/iuy;
/** Also matches a truncated escape at the end of the text. */
const jsonEscape = /["\\/bfnrt\n'`‘’“”]|\r\n|u(?:[\da-f]{4}|[\da-f]{0,3}$)|$/iuy;

/**
 * Hides backslashes that do not start a JSON escape from jsonrepair, which would drop them. In a string that was
 * clearly written without escapes, such as a Windows path (`"C:\temp\new"`) or a string with an unknown escape
 * (`"^\d+\b"`), every backslash is literal.
 * @param strings the strings of `text`, as far as it is clear where they are
 * @param rawStrings the offsets of the strings in which no backslash is an escape
 * @returns a text of the same length
 */
export function shieldBackslashes(
  text: string,
  strings: readonly LooseToken[],
  rawStrings: ReadonlySet<number>,
  standIns: BackslashStandIns,
  notes: RepairNotes,
): string {
  const pieces: string[] = [];
  let done = 0;
  for (const { start, end } of strings) {
    pieces.push(shieldOutside(text.slice(done, start), standIns, notes));
    const content = text.slice(start, end);
    pieces.push(content.includes('\\') ? shieldString(content, rawStrings.has(start), standIns, notes) : content);
    done = end;
  }
  pieces.push(shieldOutside(text.slice(done), standIns, notes));
  return pieces.join('');
}

/** Restores the backslashes in the strings of the JSON. */
export function restoreBackslashes(json: string, { literal, javaScript }: BackslashStandIns): string {
  return json
    .replaceAll(literal, '\\\\')
    .replaceAll(new RegExp(`${javaScript}(?<escape>x..|u\\{[^}]*\\}|0|v)?`, 'gu'), (_, sequence: string | undefined) =>
      sequence === undefined ? '\\\\' : JSON.stringify(meaningOf(sequence)).slice(1, -1),
    );
}

function meaningOf(sequence: string): string {
  switch (sequence[0]) {
    case 'v':
      return '\v';
    case '0':
      return '\0';
    default:
      return String.fromCodePoint(Number.parseInt(sequence.replaceAll(/[^\da-f]/giu, ''), 16));
  }
}

/** @param string the string including its quotes */
function shieldString(string: string, isRaw: boolean, standIns: BackslashStandIns, notes: RepairNotes): string {
  if (isWindowsPath(string, 1)) {
    notes.guess(
      `The backslashes of the path ${quoteExcerpt(string.slice(1, -1))} were doubled, since it has single ones.`,
    );
    return string.replaceAll('\\', standIns.literal);
  }
  if (isRaw) {
    return string.replaceAll('\\', standIns.literal);
  }
  if (!hasUnknownEscape(string)) {
    return shieldOutside(string, standIns, notes);
  }
  notes.guess(
    `The single backslashes of ${quoteExcerpt(string.slice(1, -1))} were doubled, since not all begin an escape.`,
  );
  return string.replaceAll(/\\(?<next>[\s\S]?)/gu, (sequence, next: string) =>
    next === '\\' || next === string[0] ? sequence : `${standIns.literal}${next}`,
  );
}

/** Whether a string has a backslash before a letter or digit that forms an escape in neither JSON nor JavaScript. */
function hasUnknownEscape(string: string): boolean {
  for (const { index } of string.matchAll(/\\[\s\S]/gu)) {
    if (/[\da-z]/iu.test(string[index + 1] ?? '') && kindOfEscape(string, index + 1) === 'none') {
      return true;
    }
  }
  return false;
}

function shieldOutside(text: string, standIns: BackslashStandIns, notes: RepairNotes): string {
  if (!text.includes('\\')) {
    return text;
  }
  return text.replaceAll(/\\(?<next>\\?)/gu, (sequence, next: string, offset: number) => {
    switch (next === '\\' ? 'json' : kindOfEscape(text, offset + 1)) {
      case 'json':
        return sequence;
      case 'javascript':
        notes.sure('Escapes that only JavaScript has became what they mean.');
        return standIns.javaScript;
      default:
        notes.sure('Backslashes that begin no escape were doubled, so that they stay.');
        return standIns.literal;
    }
  });
}

/** @param offset the offset after the backslash */
function kindOfEscape(text: string, offset: number): 'json' | 'javascript' | 'none' {
  jsonEscape.lastIndex = offset;
  if (jsonEscape.test(text)) {
    return 'json';
  }
  javaScriptEscape.lastIndex = offset;
  return javaScriptEscape.test(text) ? 'javascript' : 'none';
}
