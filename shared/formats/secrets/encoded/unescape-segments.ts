/** A decoded part of a text, and the offset in the text of each of its characters. */
export interface DecodedSegment {
  readonly decoded: string;
  /** The start of each UTF-16 code unit of `decoded` in the text, followed by the end. */
  readonly offsets: Uint32Array;
}

/** Matches percent-encoding, escapes of JSON and JavaScript, and numeric HTML entities and a few named ones. */
const escapes =
  /(?:%[0-9a-f]{2})+|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\\/|&#(?:\d{2,5}|x[0-9a-f]{2,4});|&(?:amp|quot|apos|colon|commat|equals);/gi;
const segment = /[^\s"'<>]/;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  colon: ':',
  commat: '@',
  equals: '=',
};
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function decodeEscape(escaped: string): string {
  if (escaped.startsWith('%')) {
    return decoder.decode(Uint8Array.from(escaped.slice(1).split('%'), (byte) => Number.parseInt(byte, 16)));
  }
  if (escaped === '\\/') {
    return '/';
  }
  if (escaped.startsWith('\\')) {
    return String.fromCharCode(Number.parseInt(escaped.slice(2), 16));
  }
  const name = escaped.slice(1, -1);
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return entities[name.toLowerCase()] ?? (code < 65_536 ? String.fromCharCode(code) : escaped);
}

/**
 * Decodes the parts of a text, delimited by whitespace or quotation marks, that contain escapes, each once. Adjacent
 * escapes are decoded together, and each resulting character stands for all of them.
 * @example [...unescapeSegments('m=ada%40example.com')][0].decoded // 'm=ada@example.com'
 */
export function* unescapeSegments(text: string): Generator<DecodedSegment> {
  escapes.lastIndex = 0;
  let matches: { readonly index: number; readonly length: number; readonly plain: string }[] = [];
  let start = 0;
  let end = 0;

  const finish = (): DecodedSegment => {
    const offsets: number[] = [];
    const pieces: string[] = [];
    let at = start;
    const copy = (to: number) => {
      pieces.push(text.slice(at, to));
      for (; at < to; at += 1) {
        offsets.push(at);
      }
    };
    for (const { index, length, plain } of matches) {
      copy(index);
      pieces.push(plain);
      // A run of encoded bytes is split if each of them stands for one ASCII character.
      const step = plain.length * 3 === length && text[index] === '%' ? 3 : 0;
      for (let unit = 0; unit < plain.length; unit += 1) {
        offsets.push(index + unit * step);
      }
      at = index + length;
    }
    copy(end);
    offsets.push(end);
    return { decoded: pieces.join(''), offsets: Uint32Array.from(offsets) };
  };

  for (const match of text.matchAll(escapes)) {
    const [escaped] = match;
    const { index } = match;
    if (index >= end) {
      if (matches.length > 0) {
        yield finish();
      }
      matches = [];
      const floor = end;
      start = index;
      while (start > floor && segment.test(text.charAt(start - 1))) {
        start -= 1;
      }
      end = index + escaped.length;
      while (end < text.length && segment.test(text.charAt(end))) {
        end += 1;
      }
    }
    matches.push({ index, length: escaped.length, plain: decodeEscape(escaped) });
  }
  if (matches.length > 0) {
    yield finish();
  }
}
