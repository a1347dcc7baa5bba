import { countOf } from '#shared/formats/words/count-of.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { TextPosition } from '#shared/result.ts';
import { type DataPath, formatPath } from './format-path.ts';

/** The sorts of warnings: one of them, and several. */
const kinds = {
  duplicateKey: ['duplicate key', 'duplicate keys'],
  leftOut: ['value left out', 'values left out'],
  replaced: ['value replaced', 'values replaced'],
  number: ['number that does not fit', 'numbers that do not fit'],
  key: ['key changed', 'keys changed'],
  note: ['note', 'notes'],
} as const satisfies Record<string, readonly [string, string]>;

export type WarningKind = keyof typeof kinds;

/** Something that the result does not have as the source has it. */
export interface ConversionWarning {
  readonly text: string;
  /** Where it is in the data: `$.users[3].id`. */
  readonly path?: string;
  /** Where it is in the source. */
  readonly position?: TextPosition;
}

export interface ConversionWarnings {
  /** "2 duplicate keys, 1 number that does not fit"; a single note itself; blank if there is nothing to warn of. */
  readonly summary: string;
  readonly listed: readonly ConversionWarning[];
  /** How many more there are. */
  readonly unlisted: number;
}

/** At most so many warnings of each sort are listed. */
const maximumListed = 50;
/** Longer texts in a warning lose their end. */
const maximumLength = 60;

export interface WarningPlace {
  readonly path?: DataPath;
  /** Only asked for where the warning is listed: finding it takes a pass over the text. */
  readonly position?: () => TextPosition;
}

/** Collects what is to be warned of while a document is converted. */
export class WarningCollector {
  readonly #totals = new Map<WarningKind, number>();
  readonly #listed: ConversionWarning[] = [];

  /** @param place where it is in the data or in the source, or both */
  add(kind: WarningKind, text: string, { path, position }: WarningPlace = {}): void {
    const total = this.#totals.get(kind) ?? 0;
    this.#totals.set(kind, total + 1);
    if (total < maximumListed) {
      this.#listed.push({
        text,
        ...(path && { path: formatPath(path) }),
        ...(position && { position: position() }),
      });
    }
  }

  /** Counts without listing. */
  addUnlisted(kind: WarningKind, count: number): void {
    this.#totals.set(kind, (this.#totals.get(kind) ?? 0) + count);
  }

  collect(): ConversionWarnings {
    const totals = (Object.keys(kinds) as WarningKind[])
      .map((kind) => ({ kind, total: this.#totals.get(kind) ?? 0 }))
      .filter(({ total }) => total > 0);
    const [first, second] = totals;
    const [onlyNote] = first?.kind === 'note' && first.total === 1 && second === undefined ? this.#listed : [];
    return {
      summary:
        onlyNote?.text ?? totals.map(({ kind, total }) => countOf(total, kinds[kind][0], kinds[kind][1])).join(', '),
      listed: this.#listed,
      unlisted: totals.reduce((sum, { total }) => sum + total, 0) - this.#listed.length,
    };
  }
}

/** A text in a warning, in quotes and not too long. */
export function quoted(text: string): string {
  return JSON.stringify(shortenText(text, maximumLength));
}

/** A number in a warning, not too long. */
export function shortNumber(text: string): string {
  return shortenText(text, maximumLength);
}
