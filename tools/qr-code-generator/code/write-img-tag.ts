const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '"': '&quot;',
  '<': '&lt;',
  '>': '&gt;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/**
 * Writes an `img` tag with the image embedded.
 * @param width pixels per side
 * @example writeImgTag('data:,', 'a "b"', 10) // '<img src="data:," alt="a &quot;b&quot;" width="10" height="10">'
 */
export function writeImgTag(url: string, alt: string, width: number): string {
  const escaped = alt.replaceAll(/[&"<>\n\r]/g, (character) => references[character] ?? character);
  return `<img src="${url}" alt="${escaped}" width="${width}" height="${width}">`;
}
