const names: Partial<Record<string, string>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'pipe',
  ' ': 'space',
  '\u001e': 'record separator (U+001E)',
  '\u001f': 'unit separator (U+001F)',
};

const isVisible = /^[\p{P}\p{S}]$/u;

/**
 * Returns a readable name for a delimiter.
 * @example nameDelimiter(';') // '; (semicolon)'
 */
export function nameDelimiter(delimiter: string): string {
  const name = names[delimiter];
  if (name === undefined) {
    return delimiter;
  }
  return isVisible.test(delimiter) ? `${delimiter} (${name})` : name;
}
