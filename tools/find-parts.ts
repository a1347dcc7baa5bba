import { type FoundPart, findBase64, findPem } from './find-base64-parts.ts';

/** A part of a text that may be meant instead of the whole. */
export interface TextPart {
  readonly text: string;
  readonly isDate: boolean;
}

const quotes: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
  ['<', '>'],
];

const fence = /^\s*(?:```|~~~)[\w+-]*\s*\n([\s\S]*?)\n?\s*(?:```|~~~)\s*$/u;

/** A name before a value: `token=`, `"id": `, `Location: `. */
const nameBefore =
  /^\s*(?!(?:about|blob|data|geo|javascript|magnet|mailto|sms|tel|urn):|[A-Za-z]:\\)(?:export\s+|const\s+|let\s+|var\s+|[-*]\s+)?(?:(?<quote>["'])[A-Za-z_][\w.-]{0,40}\k<quote>|[A-Za-z_][\w.-]{0,40}["']?)\s*[:=]\s*(?:Basic\s+(?=[\w+/]+=*$))?(?=\S)/u;

/**
 * Strips the surroundings with which a value was copied: quotes, a trailing comma, a Markdown code fence, and the name
 * that it is assigned to, with the scheme of a header.
 * @returns undefined if there is nothing to strip
 * @example unwrap('"id": "42",') // '42'
 */
export function unwrap(text: string): string | undefined {
  const trimmed = text.trim();
  const fenced = fence.exec(trimmed)?.[1];
  if (fenced !== undefined) {
    return fenced.trim() || undefined;
  }
  const [name = ''] = nameBefore.exec(trimmed) ?? [];
  const value = trimmed.slice(name.length);
  // A URL scheme is also a name with a colon.
  const isScheme = /^\s*[a-z][a-z\d+.-]*:$/iu.test(name) && /^(?:\/\/|[a-z-]+\/)/u.test(value);
  const inner = withoutQuotes(isScheme || value.includes('\n') ? trimmed : value);
  return inner === trimmed || inner === '' ? undefined : inner;
}

function withoutQuotes(text: string): string {
  const value = text.replace(/[,;]\s*$/u, '').trim();
  const pair = quotes.find(([open, close]) => value.length > 2 && value.startsWith(open) && value.endsWith(close));
  const inner = pair === undefined ? value : value.slice(1, -1);
  return pair !== undefined && inner.includes(pair[1]) ? value : inner.trim();
}

/** The kinds of values to find in a text, most specific first: a part that has been found is not examined again. */
const kinds: readonly { readonly find: (text: string) => FoundPart | undefined; readonly isDate?: true }[] = [
  { find: firstMatch(/(?<![\w.-])e[wy][\w-]+\.[\w-]+\.[\w-]*(?![\w.-])/u) },
  { find: firstMatch(/data:[a-z]+\/[\w.+-]+;base64,[\w+/]+={0,2}/iu) },
  { find: firstMatch(/\{\s*["'][\s\S]*\}|\[\s*[{"][\s\S]*\]/u) },
  { find: findPem },
  { find: findUrl },
  { find: firstMatch(/(?<![\w-])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\w-])/iu) },
  { find: firstMatch(/(?<![\w-])(?=[\dA-Z]*\d)(?=[\dA-Z]*[A-Z])[0-7][\dA-HJKMNP-TV-Z]{25}(?![\w-])/u) },
  { find: firstMatch(/(?<![\w/+-])[\da-f]{32,128}(?![\w/+=-])/iu) },
  { find: firstMatch(/(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([^()\n]{3,60}\)/iu) },
  { find: firstMatch(/(?<![\w&])#(?:[\da-f]{8}|[\da-f]{6})\b/iu) },
  { find: findBase64 },
  {
    find: firstMatch(
      /\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?: ?(?:Z|UTC|GMT)\b|[ ]?[-+]\d\d:?\d\d)?)?/u,
    ),
    isDate: true,
  },
  { find: firstMatch(/\b\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [-+]\d{4}/u), isDate: true },
  { find: firstMatch(/(?<![\w.:/-])1[5-9]\d{8}(?:\d{3})?(?![\w.:/-])/u), isDate: true },
];

/**
 * Finds parts of a text that may be meant: the URL in a sentence, the token in a header, the JSON in a log line.
 * @example findParts('GET https://a.example/ 200') // [{ text: 'https://a.example/', isDate: false }]
 */
export function findParts(text: string): readonly TextPart[] {
  let rest = text;
  const parts: TextPart[] = [];
  for (const { find, isDate = false } of kinds) {
    const found = find(rest);
    if (found !== undefined && found.written.length < text.trim().length) {
      parts.push({ text: found.text, isDate });
      rest = rest.replace(found.written, () => ' '.repeat(found.written.length));
    }
  }
  return parts;
}

function firstMatch(pattern: RegExp): (text: string) => FoundPart | undefined {
  return (text) => {
    const [written] = pattern.exec(text) ?? [];
    return written === undefined ? undefined : { written, text: written };
  };
}

/** A URL with the punctuation after it, of which some may be its own. */
const url =
  /\b(?:https?|wss?|ftp|postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|amqp):\/\/[^\s"'<>`\\]*[^\s"'<>`\\.,;:!?)\]}][.,;:!?)\]}]*/iu;

function findUrl(text: string): FoundPart | undefined {
  const [found] = url.exec(text) ?? [];
  const written = found === undefined ? undefined : withoutPunctuation(found);
  return written === undefined ? undefined : { written, text: written };
}

const openingOf: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** Takes off the punctuation after a URL: of closing brackets, only those that do not close one of the URL's own. */
function withoutPunctuation(text: string): string {
  // A Markdown link may have an address for its text too: [https://a.example](https://a.example).
  const address = /^[^[\]]+(?=\]\()/u.exec(text)?.[0] ?? text;
  const unopened = new Map(
    [...openingOf].map(([closing, opening]) => [closing, countIn(address, closing) - countIn(address, opening)]),
  );
  let end = address.length;
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1);
    const excess = unopened.get(last);
    if (excess === undefined ? !/[.,;:!?]/u.test(last) : excess <= 0) {
      break;
    }
    if (excess !== undefined) {
      unopened.set(last, excess - 1);
    }
  }
  return address.slice(0, end);
}

const countIn = (text: string, character: string) => text.split(character).length - 1;
