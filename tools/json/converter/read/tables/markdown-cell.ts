/** Matches what the characters of a cell are searched for: everything else stands for itself. */
const special = /[\\`&<[]/gu;

const escaped = /\\([!-/:-@[-`{-~])/uy;
const reference = /&(?:#(?<decimal>\d{1,7})|#x(?<hex>[\da-f]{1,6})|(?<name>amp|lt|gt|quot|apos|nbsp));/iuy;
const lineBreak = /<br\s?\/?>/iuy;
const autolink = /<(?<address>[a-z][a-z\d+.-]{1,31}:[^\s<>]*)>/iuy;
const target = /\]\((?<address>[^\s()]*)\)/uy;
const backticks = /`+/gu;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/**
 * Splits a line of a table at its bars, as GitHub Flavored Markdown does: a bar after a backslash belongs to its cell.
 * @returns the cells without the spaces around them, in Markdown
 * @example splitCells('| a | b\\|c |') // ['a', 'b|c']
 */
export function splitCells(line: string): string[] {
  const text = line.trim();
  const cells: string[] = [];
  let cell = '';
  let from = text.startsWith('|') ? 1 : 0;
  let index = from;
  for (; index < text.length; index += 1) {
    if (text[index] === '\\') {
      // Any other backslash is still needed to read the cell.
      if (text[index + 1] === '|') {
        cell += text.slice(from, index);
        from = index + 1;
      }
      index += 1;
    } else if (text[index] === '|') {
      cells.push((cell + text.slice(from, index)).trim());
      cell = '';
      from = index + 1;
    }
  }
  const rest = (cell + text.slice(from)).trim();
  return rest === '' && text.endsWith('|') && cells.length > 0 ? cells : [...cells, rest];
}

/**
 * Reads the text of a cell: escapes and character references are the characters that they stand for, `<br>` is a line
 * break, and an address that is a link to itself is the address. Any other markup stays as it is written.
 * @example readCell('1 \\* 2<br>**3**') // '1 * 2\n**3**'
 */
export function readCell(cell: string): string {
  return cell.search(special) === -1 ? cell : new CellReader(cell).read();
}

interface Part {
  readonly text: string;
  readonly end: number;
}

/** Reads a cell from its beginning to its end, in time proportional to its length. */
class CellReader {
  readonly #cell: string;
  /** Where the runs of so many backticks begin, the last one first. */
  readonly #runs = new Map<number, number[]>();
  /** Where the next link's target begins. */
  #targetStart = -1;

  constructor(cell: string) {
    this.#cell = cell;
    for (const { 0: run, index } of [...cell.matchAll(backticks)].reverse()) {
      const starts = this.#runs.get(run.length);
      if (starts === undefined) {
        this.#runs.set(run.length, [index]);
      } else {
        starts.push(index);
      }
    }
  }

  read(): string {
    const parts: string[] = [];
    let index = 0;
    while (index < this.#cell.length) {
      const start = matchAt(special, this.#cell, index)?.index ?? this.#cell.length;
      parts.push(this.#cell.slice(index, start));
      const part = start < this.#cell.length ? this.#readSpecial(start) : { text: '', end: start };
      parts.push(part.text);
      index = part.end;
    }
    return parts.join('');
  }

  #readSpecial(start: number): Part {
    switch (this.#cell[start]) {
      case '`':
        return this.#readCode(start);
      case '[':
        return this.#readOwnLink(start) ?? { text: '[', end: start + 1 };
      case '<':
        return this.#readTag(start);
      case '&': {
        const found = matchAt(reference, this.#cell, start);
        return found === null ? { text: '&', end: start + 1 } : { text: characterOf(found), end: reference.lastIndex };
      }
      default: {
        const found = matchAt(escaped, this.#cell, start);
        return found === null ? { text: '\\', end: start + 1 } : { text: found[1] ?? '', end: start + 2 };
      }
    }
  }

  /** A code span ends at the next run of equally many backticks; nothing in it is an escape. */
  #readCode(start: number): Part {
    const { length } = matchAt(backticks, this.#cell, start)?.[0] ?? '`';
    const starts = this.#runs.get(length) ?? [];
    while ((starts.at(-1) ?? Number.POSITIVE_INFINITY) < start + length) {
      starts.pop();
    }
    const end = (starts.at(-1) ?? start) + length;
    return { text: this.#cell.slice(start, end), end };
  }

  #readTag(start: number): Part {
    if (matchAt(lineBreak, this.#cell, start) !== null) {
      return { text: '\n', end: lineBreak.lastIndex };
    }
    const address = matchAt(autolink, this.#cell, start)?.groups?.address;
    return address === undefined ? { text: '<', end: start + 1 } : { text: address, end: autolink.lastIndex };
  }

  /** Reads a link whose text is its own address. */
  #readOwnLink(start: number): Part | undefined {
    if (this.#targetStart < start) {
      const found = this.#cell.indexOf('](', start);
      this.#targetStart = found === -1 ? this.#cell.length : found;
    }
    const inner = this.#cell.indexOf('[', start + 1);
    if (inner !== -1 && inner < this.#targetStart) {
      return undefined;
    }
    const written = matchAt(target, this.#cell, this.#targetStart)?.groups?.address;
    if (written === undefined) {
      return undefined;
    }
    const label = unescapeText(this.#cell.slice(start + 1, this.#targetStart));
    const address = unescapeText(written);
    return address === label || address === `http://${label}` ? { text: label, end: target.lastIndex } : undefined;
  }
}

/** Resolves escapes and character references only. */
function unescapeText(text: string): string {
  return text
    .replaceAll(new RegExp(escaped.source, 'gu'), '$1')
    .replaceAll(new RegExp(reference.source, 'giu'), (...match) => characterOf({ groups: match.at(-1) }));
}

function characterOf({ groups = {} }: { readonly groups?: Readonly<Record<string, string | undefined>> }): string {
  const { decimal, hex, name = '' } = groups;
  if (decimal === undefined && hex === undefined) {
    return named[name.toLowerCase()] ?? '';
  }
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code < 0xe0_00);
  return isCharacter ? String.fromCodePoint(code) : '\ufffd';
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index;
  return pattern.exec(text);
}
