/**
 * What a column is called where it must have a name: its own, else its number.
 * @example nameOfColumn(['id'], 1) // 'Column 2'
 */
export function nameOfColumn(header: readonly string[] | undefined, column: number): string {
  const name = header?.[column] ?? '';
  return name === '' ? `Column ${column + 1}` : name;
}
