import { countOf } from '#shared/formats/words/count-of.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { TextPosition } from '#shared/result.ts';
import { type DataPath, formatPath } from './format-path.ts';

/** The kinds of warnings, worded in the singular and the plural. */
const kinds = {
  duplicateKey: ['duplicate key', 'duplicate keys'],
  leftOut: ['value left out', 'values left out'],
  replaced: ['value replaced', 'values replaced'],
  number: ['number that does not fit', 'numbers that do not fit'],
  key: ['key changed', 'keys changed'],
  note: ['note', 'notes'],
} as const satisfies Record<string, readonly [string, string]>;

export type WarningKind = keyof typeof kinds;

/** A difference between the result and the source. */
export interface ConversionWarning {
  readonly text: string;
  /** The path in the data: `$.users[3].id`. */
  readonly path?: string;
  /** The position in the source. */
  readonly position?: TextPosition;
}

export interface ConversionWarnings {
  /**
   * "2 duplicate keys, 1 number that does not fit"; the text of a single note itself; blank if there are no warnings.
   */
  readonly summary: string;
  readonly listed: readonly ConversionWarning[];
  /** How many more warnings there are. */
  readonly unlisted: number;
}

/** The maximum number of warnings listed per kind. */
const maximumListed = 50;
/** Longer texts in a warning are truncated. */
const maximumLength = 60;

export interface WarningPlace {
  readonly path?: DataPath;
  /** Called only if the warning is listed, because finding the position takes a pass over the text. */
  readonly position?: () => TextPosition;
}

/** Collects warnings while a document is converted. */
export class WarningCollector {
  readonly #totals = new Map<WarningKind, number>();
  readonly #listed: ConversionWarning[] = [];

  /** @param place the path in the data, the position in the source, or both */
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

  /** Counts warnings without listing them. */
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

/** Quotes a text for a warning and shortens it if needed. */
export function quoted(text: string): string {
  return JSON.stringify(shortenText(text, maximumLength));
}

/** Shortens a number for a warning if needed. */
export function shortNumber(text: string): string {
  return shortenText(text, maximumLength);
}
