import Papa from 'papaparse';

export interface RenamedColumn {
  /** The index of the column, from 0. */
  readonly index: number;
  readonly from: string;
  readonly to: string;
}

export interface ColumnNames {
  readonly names: readonly string[];
  readonly renamed: readonly RenamedColumn[];
}

/**
 * Gives each column a unique name, as PapaParse does: the second of two columns called `a` becomes `a_1`.
 * @param header the cells of the first row
 * @example nameColumns(['a', 'a']).names // ['a', 'a_1']
 */
export function nameColumns(header: readonly string[]): ColumnNames {
  const hasDuplicates = new Set(header).size < header.length;
  // PapaParse logs a console warning for each duplicate, so it is called only if there are duplicates.
  const names = hasDuplicates ? renameByPapaParse(header) : [...header];
  return {
    names,
    renamed: names.flatMap((to, index) => {
      const from = header[index] ?? '';
      return from === to ? [] : [{ index, from, to }];
    }),
  };
}

function renameByPapaParse(header: readonly string[]): readonly string[] {
  const text = Papa.unparse([header], { quotes: true });
  return Papa.parse(text, { header: true, delimiter: ',', newline: '\r\n' }).meta.fields ?? header;
}
