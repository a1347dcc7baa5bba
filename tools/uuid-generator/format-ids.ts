import { type IdKind, isUuidKind } from './id-kinds.ts';

export interface IdLayout {
  /** UUIDs only. */
  readonly isUpperCase: boolean;
  /** UUIDs only. */
  readonly hasNoHyphens: boolean;
  readonly hasBraces: boolean;
  /** Each in double quotes, with a comma between them: for an array or a list in a query. */
  readonly isQuotedList: boolean;
}

/**
 * Lays identifiers out as text, one a line.
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
