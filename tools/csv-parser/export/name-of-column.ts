/**
 * Returns the name of a column or, if it has none, one made from its number.
 * @example nameOfColumn(['id'], 1) // 'Column 2'
 */
export function nameOfColumn(header: readonly string[] | undefined, column: number): string {
  const name = header?.[column] ?? '';
  return name === '' ? `Column ${column + 1}` : name;
}
