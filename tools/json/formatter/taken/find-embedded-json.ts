import { parseJson } from '#shared/formats/lossless-json/parse-json.ts';
import { endOfBrackets, isLogLike, nextOpening } from '../../repair/log-text.ts';

/** A part of a text, as offsets in UTF-16 code units; the end is exclusive. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
}

export interface EmbeddedJson {
  readonly kind: 'markdown' | 'log';
  /** Valid JSON objects and arrays, in order. */
  readonly parts: readonly TextPart[];
  /** Parts that were meant as JSON but are invalid; they are reported rather than silently left out. */
  readonly broken: readonly TextPart[];
}

/** The maximum number of passes over the text in search of missing closing brackets. */
const mostWalks = 20;

/** Other beginnings of a log: a comment, a path, a position in parentheses or a shell quotation mark. */
const besideLogs = /^\s*[/#(']/u;

/** Languages of code blocks that contain JSON or JSON Lines. */
const jsonLanguages = /^(?:json[5c]?|geojson|jsonld|json-ld|har|webmanifest)$/iu;
const lineLanguages = /^(?:jsonl|ndjson|jsonlines|json-lines)$/iu;

/** An array of digits alone is a position in a log, and empty brackets are just a symbol there. */
const meansNothing = /^(?:\[[\s\d.]*\]|\{\s*\})$/u;

/**
 * Finds JSON within other text: in the code blocks of a Markdown document, or in the lines of a log.
 * @returns undefined if there is none, or if the text is itself a document
 * @example findEmbeddedJson('12:00 sent {"id":1} to web')?.parts // [{ start: 11, end: 19 }]
 */
export function findEmbeddedJson(text: string): EmbeddedJson | undefined {
  const inBlocks = findInBlocks(text);
  if (inBlocks.parts.length > 0) {
    return { kind: 'markdown', ...inBlocks };
  }
  const inLog = isLogLike(text) || besideLogs.test(text) ? findInLog(text) : undefined;
  return inLog === undefined || inLog.parts.length === 0 ? undefined : { kind: 'log', ...inLog };
}

type Found = Pick<EmbeddedJson, 'parts' | 'broken'>;

/** An opening fence (CommonMark, section 4.5): up to three spaces, three or more fence characters, and the language. */
const openingFence = /^ {0,3}(`{3,}|~{3,})[ \t]*([^\s`]*)[^`\n]*$/u;

function findInBlocks(text: string): Found {
  const parts: TextPart[] = [];
  const broken: TextPart[] = [];
  let open: { readonly fence: string; readonly language: string; readonly start: number } | undefined;
  const takeBlock = (end: number) => {
    if (open !== undefined) {
      const found = readBlock(text, open.start, end, open.language);
      parts.push(...found.parts);
      broken.push(...found.broken);
    }
    open = undefined;
  };
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed === -1 ? text.length : feed;
    const line = text.slice(start, Math.min(end, start + 200)).trimEnd();
    const [, fence, language = ''] = openingFence.exec(line) ?? [];
    if (open === undefined && fence !== undefined) {
      open = { fence, language, start: end + 1 };
    } else if (open !== undefined && isClosing(line, open.fence)) {
      takeBlock(start);
    }
    start = end + 1;
  }
  // An unclosed block extends to the end of the document.
  takeBlock(text.length);
  return { parts, broken };
}

function isClosing(line: string, fence: string): boolean {
  const sign = line.trim();
  return sign.length >= fence.length && sign === (fence[0] ?? '').repeat(sign.length);
}

function readBlock(text: string, from: number, to: number, language: string): Found {
  const isOfLines = lineLanguages.test(language);
  if (!isOfLines && language !== '' && !jsonLanguages.test(language)) {
    return { parts: [], broken: [] };
  }
  const isNamed = language !== '';
  const whole = withoutSpace(text, from, to);
  const content = text.slice(whole.start, whole.end);
  if (content === '') {
    return { parts: [], broken: [] };
  }
  if (isReadableJson(content)) {
    return { parts: isNamed || /^[[{]/u.test(content) ? [whole] : [], broken: [] };
  }
  if (!isOfLines) {
    return { parts: [], broken: isNamed ? [whole] : [] };
  }
  const lines = linesOf(text, whole);
  const isValid = ({ start, end }: TextPart) => isReadableJson(text.slice(start, end));
  return { parts: lines.filter(isValid), broken: lines.filter((line) => !isValid(line)) };
}

function linesOf(text: string, { start, end }: TextPart): TextPart[] {
  let at = start;
  return text
    .slice(start, end)
    .split('\n')
    .flatMap((line) => {
      const found = withoutSpace(text, at, at + line.length);
      at += line.length + 1;
      return found.start < found.end ? [found] : [];
    });
}

function withoutSpace(text: string, from: number, to: number): TextPart {
  const piece = text.slice(from, to);
  const start = from + piece.length - piece.trimStart().length;
  return { start, end: Math.max(start, from + piece.trimEnd().length) };
}

function findInLog(text: string): Found {
  const parts: TextPart[] = [];
  const broken: TextPart[] = [];
  let left = text.length * mostWalks;
  for (let start = nextOpening(text, 0); start !== -1 && left > 0; ) {
    const closed = endOfBrackets(text, start);
    const lineEnd = text.indexOf('\n', start);
    left -= (closed ?? text.length) - start;
    const end = closed ?? (lineEnd === -1 ? text.length : lineEnd);
    const part = text.slice(start, end);
    if (closed !== undefined && !meansNothing.test(part) && isReadableJson(part)) {
      parts.push({ start, end });
      start = nextOpening(text, end);
    } else if (/^(?:\{\s*"|\[\s*\{\s*")/u.test(part)) {
      // The contents of a broken object are part of it, not separately logged values.
      broken.push({ start, end });
      start = nextOpening(text, end);
    } else {
      start = nextOpening(text, start + 1);
    }
  }
  return { parts, broken };
}

function isReadableJson(text: string): boolean {
  return parseJson(new TextEncoder().encode(text)).ok;
}
