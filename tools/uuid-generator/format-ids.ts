import { type IdKind, isUuidKind } from './id-kinds.ts';

export interface IdLayout {
  /** UUIDs only. */
  readonly isUpperCase: boolean;
  /** UUIDs only. */
  readonly hasNoHyphens: boolean;
  readonly hasBraces: boolean;
  /** Whether to put each in double quotes, separated by commas, as in an array or a list in a query. */
  readonly isQuotedList: boolean;
}

/**
 * Formats identifiers as text, one per line.
 * @example formatIds(['ab', 'cd'], 'nanoid', { ...layout, isQuotedList: true }) // '"ab",\n"cd"'
 */
export function formatIds(ids: readonly string[], kind: IdKind, layout: IdLayout): string {
  const lines = ids.map((id) => {
    const cased = isUuidKind(kind) && layout.isUpperCase ? id.toUpperCase() : id;
    const digits = isUuidKind(kind) && layout.hasNoHyphens ? cased.replaceAll('-', '') : cased;
    const braced = layout.hasBraces ? `{${digits}}` : digits;
    return layout.isQuotedList ? JSON.stringify(braced) : braced;
  });
  return lines.join(layout.isQuotedList ? ',\n' : '\n');
}
