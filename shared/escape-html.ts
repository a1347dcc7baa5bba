const references: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * Escapes a text for HTML: for the content of an element, or for an attribute in double quotation marks.
 * @example escapeHtml('a "b" & <c>') // 'a &quot;b&quot; &amp; &lt;c&gt;'
 */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&"<>]/g, (character) => references[character] ?? character);
}
