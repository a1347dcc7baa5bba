const simpleEscapes: Readonly<Record<string, string>> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  '?': '?',
  a: '\x07',
  b: '\b',
  e: '\x1b',
  E: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

const escapeSequence =
  /\\(?:x(?<hex>[0-9A-Fa-f]{1,2})|(?<octal>[0-7]{1,3})|u(?<unit>[0-9A-Fa-f]{1,4})|U(?<point>[0-9A-Fa-f]{1,8})|c(?<control>[\x20-\x7e])|(?<simple>[\s\S]))/gu;

/**
 * Decodes the content of `$'…'` like Bash (ANSI-C quoting in its manual). Byte escapes (`\xc3\xa9`) are decoded as
 * UTF-8; invalid bytes become U+FFFD. `\u` also accepts UTF-16 code units, which browsers write. Unknown escapes stay
 * unchanged, including the backslash.
 * @param content the text between the quotes
 * @example decodeAnsiCString("it\\'s \\u00e9\\n") // "it's é\n"
 */
export function decodeAnsiCString(content: string): string {
  const pieces: string[] = [];
  let bytes: number[] = [];
  const endBytes = () => {
    if (bytes.length > 0) {
      pieces.push(new TextDecoder('utf-8', { ignoreBOM: true }).decode(new Uint8Array(bytes)));
      bytes = [];
    }
  };
  let done = 0;
  for (const match of content.matchAll(escapeSequence)) {
    if (match.index > done) {
      endBytes();
      pieces.push(content.slice(done, match.index));
    }
    done = match.index + match[0].length;
    const { hex, octal, unit, point, control, simple = '' } = match.groups ?? {};
    if (hex !== undefined || octal !== undefined) {
      bytes.push((hex === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(hex, 16)) & 0xff);
      continue;
    }
    endBytes();
    if (unit !== undefined) {
      pieces.push(String.fromCharCode(Number.parseInt(unit, 16)));
    } else if (point !== undefined) {
      const code = Number.parseInt(point, 16);
      pieces.push(code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code));
    } else if (control === undefined) {
      pieces.push(simpleEscapes[simple] ?? match[0]);
    } else {
      pieces.push(control === '?' ? '\x7f' : String.fromCharCode(control.toUpperCase().charCodeAt(0) & 0x1f));
    }
  }
  endBytes();
  pieces.push(content.slice(done));
  return pieces.join('');
}
