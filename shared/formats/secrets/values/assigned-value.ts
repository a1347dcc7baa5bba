import { skipToLiteral } from './before-literal.ts';
import type { Place } from './place.ts';
import { quotePattern, readQuoted } from './read-quoted.ts';
import { readUnquoted } from './read-value.ts';

/** A value: its position, and whether quotation marks delimit it. */
export interface Value extends Place {
  readonly isQuoted: boolean;
}

function takeQuote(text: string, at: number): string {
  quotePattern.lastIndex = at;
  return quotePattern.exec(text)?.[0] ?? '';
}

/**
 * Matches a pattern at an offset, and nowhere after it. The pattern's `lastIndex` is then the end of the match.
 * @param pattern a sticky pattern (flag `y`)
 */
export function takeMatch(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Reads a value at an offset, with or without quotation marks. */
export function readAssignedValue(text: string, at: number, isLine: boolean): Value {
  const quote = takeQuote(text, at);
  const quoted = quote === '' ? undefined : readQuoted(text, at + quote.length, quote);
  if (quoted === undefined) {
    return { ...readUnquoted(text, at + quote.length, isLine && quote === ''), isQuoted: false };
  }
  // In a file of variables, a value may contain quotation marks, and begin with one: PASSWORD='tis1.
  const isInner = quote.length === 1 && quoted.start === at + 1 && letterOrDigit.test(text.charAt(quoted.end + 1));
  return isInner && text[at - 1] === '='
    ? { ...readUnquoted(text, at, false), isQuoted: true }
    : { ...quoted, isQuoted: true };
}

const separator =
  /(?:\\{0,8}["'`]|&(?:quot|apos|#39|#34);)?\]?[ \t]{0,16}(?::=|=>|={1,3}|:)[ \t]{0,16}(?:![\w/:-]{1,40}[ \t]{1,4})?/y;
const lineStart = /^[\s-]{0,64}(?:(?:export|set|setx|ENV|ARG|-e|\$env:)\s{0,4})?["']?$/;
const blockStart = /[|>][+-]?\d?[ \t]{0,8}\r?\n/y;
const nextLine = /\r?\n([ \t]{0,64})(?=["'`]|[^\s:]{1,200}[ \t]{0,8}(?:\r?\n|$))/y;
const blockLine = /([ \t]{0,64})(\S[^\r\n]{0,1000})(?:\r?\n|$)/y;

/**
 * If only an indentation and a word such as `export` precede a name on its line, returns the width of the indentation.
 */
function indentOf(text: string, nameStart: number): number | undefined {
  const before = text.slice(Math.max(0, nameStart - 80), nameStart);
  const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1);
  return lineStart.test(line) ? line.length : undefined;
}

/** Reads the lines that are indented more than the name of a YAML block. */
function readBlock(text: string, from: number, indent: number): Place | undefined {
  let at = from;
  let start: number | undefined;
  let end = from;
  for (let line = 0; line < 64; line += 1) {
    const match = takeMatch(blockLine, text, at);
    if (match === null || (match[1]?.length ?? 0) <= indent) {
      break;
    }
    const [whole, spaces = '', content = ''] = match;
    start ??= at + spaces.length;
    end = at + spaces.length + content.length;
    at += whole.length;
  }
  return start === undefined ? undefined : { start, end };
}

const braces = /\{((?:[^}\r\n]|\}\}){1,200})\}([^;\s"'`]{0,100})(?=[;"'`]|\s|$)/y;

/**
 * Reads a value of a connection string of ODBC in braces, where it may contain semicolons and doubled closing braces. In
 * other places, code stands in braces.
 */
function readBraces(text: string, { start }: Place, at: number): Value | undefined {
  const match = takeMatch(braces, text, at);
  const end = braces.lastIndex;
  const isAfter = /; ?$/.test(text.slice(Math.max(0, start - 2), start));
  if (match === null || !(isAfter || (/["']/.test(text.charAt(start - 1)) && text[end] === ';'))) {
    return undefined;
  }
  // What stands behind the braces belongs to the value, and so do they then.
  return match[2] === '' ? { start: at + 1, end: end - 1, isQuoted: true } : { start: at, end, isQuoted: true };
}

/** Reads the text after a tab, if the line starts with a name. */
function readColumn(text: string, { start, end }: Place): Value | undefined {
  return text[end] === '\t' && indentOf(text, start) !== undefined && /\S/.test(text.charAt(end + 1))
    ? readAssignedValue(text, end + 1, false)
    : undefined;
}

const typeOfGo = /[ \t]{1,4}string[ \t]{1,4}=[ \t]{1,4}(?=["`])/y;

/** Reads the value that a separator assigns to a name: `=`, `:`, `=>`, `":"`, `\":\"`, `&quot;:&quot;`. */
export function readAssigned(text: string, { start, end }: Place): Value | undefined {
  const match = takeMatch(separator, text, end);
  if (match === null) {
    return takeMatch(typeOfGo, text, end) === null
      ? readColumn(text, { start, end })
      : readAssignedValue(text, typeOfGo.lastIndex, false);
  }
  const at = separator.lastIndex;
  const indent = indentOf(text, start);
  if (indent !== undefined && takeMatch(blockStart, text, at) !== null) {
    const block = readBlock(text, blockStart.lastIndex, indent);
    return block && { ...block, isQuoted: true };
  }
  const broken = takeMatch(nextLine, text, at);
  if (broken !== null) {
    const isDeeper = (broken[1]?.length ?? 0) > (indent ?? -1);
    const valueAt = nextLine.lastIndex;
    return isDeeper || takeQuote(text, valueAt) !== ''
      ? readAssignedValue(text, valueAt, indent !== undefined)
      : undefined;
  }
  // In a comparison, only a quoted operand is a value; an unquoted one is a name.
  if (/={2,3}[ \t]*$/.test(match[0]) && takeQuote(text, at) === '') {
    return undefined;
  }
  const literal = skipToLiteral(text, at, match[0].includes(':') && !match[0].includes('='));
  const skipped = literal === undefined ? undefined : readAssignedValue(text, literal, false);
  if (skipped?.isQuoted) {
    return skipped;
  }
  const inBraces = match[0] === '=' ? readBraces(text, { start, end }, at) : undefined;
  if (inBraces !== undefined) {
    return inBraces;
  }
  const isSpaced = /[:=][ \t]{1,16}$/.test(match[0]);
  return readAssignedValue(text, at, indent !== undefined && isSpaced && !match[0].startsWith('"'));
}
