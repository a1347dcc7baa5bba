/** A token of a text that is nearly JSON. Offsets are in UTF-16 code units; `end` is exclusive. */
export interface LooseToken {
  readonly kind: 'string' | 'mark' | 'word' | 'comment';
  readonly start: number;
  readonly end: number;
}

/** Whitespace as defined by JavaScript. */
const gap = /\s*/uy;
/** A line comment of Python and YAML; excludes colours (`#fff`) where a value may stand. */
const hashComment = /#(?![\da-f]{3,8}\b)[^\n]*/iuy;
/** A comment after a colon, where a value may start with # (`tag: #one`). */
const hashCommentAfterColon = /#(?=[\s#!])[^\n]*/uy;
const slashComment = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)/uy;
const regularExpression = /\/(?:[^/\\\n]|\\.)+\/[a-z]*/uy;
const address = /[a-z][a-z\d+.-]*:\/\/[^\s"'<>,]*/iuy;
const bareWord = /[^\s"'{}[\](),:]+/uy;
const quotes = `"'`;

/** A Windows path with single backslashes: `C:\…`, `\\server\share…`. */
const windowsPath = /(?:[a-z]:\\(?!\\)|\\\\[\w.$-]+\\(?!\\))/iuy;

/** @param start the offset of the string's first character, after its quote */
export function isWindowsPath(text: string, start: number): boolean {
  windowsPath.lastIndex = start;
  return windowsPath.test(text);
}

/**
 * Splits a text that is not JSON into strings, marks (`{}[](),:`), bare words and comments, as far as it is clear where
 * strings end: the tokens stop before the first string with an unclear end, since anything after it is a guess.
 * @example [...scanNearlyJson("{a: 'b'}")].map(({ kind }) => kind) // ['mark', 'word', 'mark', 'string', 'mark']
 */
export function* scanNearlyJson(text: string): Generator<LooseToken> {
  let hash = hashComment;
  for (let start = endOf(gap, text, 0); start < text.length; ) {
    const token = readToken(text, start, hash);
    if (token === undefined) {
      return;
    }
    yield token;
    hash = text[token.end - 1] === ':' ? hashCommentAfterColon : hashComment;
    start = endOf(gap, text, token.end);
  }
}

function readToken(text: string, start: number, hash: RegExp): LooseToken | undefined {
  const character = text[start] ?? '';
  if (quotes.includes(character)) {
    const end = endOfString(text, start);
    return end === undefined ? undefined : { kind: 'string', start, end };
  }
  if ('{}[](),:'.includes(character)) {
    return { kind: 'mark', start, end: start + 1 };
  }
  const commentEnd = Math.max(
    character === '/' ? endOf(slashComment, text, start) : start,
    character === '#' ? endOf(hash, text, start) : start,
  );
  if (commentEnd > start) {
    return { kind: 'comment', start, end: commentEnd };
  }
  // Escaped quotes, typographic quotes and Markdown fences are left to jsonrepair.
  if (/[\\“”‘’`´&]/u.test(character)) {
    return undefined;
  }
  const end = Math.max(
    endOf(address, text, start),
    character === '/' ? endOf(regularExpression, text, start) : start,
    endOf(bareWord, text, start),
  );
  return { kind: 'word', start, end: Math.max(end, start + 1) };
}

/**
 * Finds the end of a string: after the first quote followed by a mark, the end of the line, a value or a comment.
 * @returns undefined if the line has no such quote
 */
function endOfString(text: string, start: number): number | undefined {
  const quote = text[start];
  const isPath = isWindowsPath(text, start + 1);
  for (let index = start + 1; index < text.length && text[index] !== '\n'; index += 1) {
    if (text[index] === '\\' && !isPath) {
      index += 1;
    } else if (text[index] === quote && isEndBefore(text, index + 1)) {
      return index + 1;
    }
  }
  return undefined;
}

const afterString = /[^\S\n]*(?:$|[,:\]})\n+;#]|=>|\/[/*])|[^\S\n]+["'\d{[]/uy;

function isEndBefore(text: string, offset: number): boolean {
  afterString.lastIndex = offset;
  return afterString.test(text);
}

/** The end of a match of the sticky expression; the offset itself if there is no match. */
function endOf(expression: RegExp, text: string, offset: number): number {
  expression.lastIndex = offset;
  return expression.test(text) ? expression.lastIndex : offset;
}
