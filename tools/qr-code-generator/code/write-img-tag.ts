import { escapeHtml } from '#shared/escape-html.ts';

/**
 * Writes an `img` tag with the image embedded.
 * @param width pixels per side
 * @example writeImgTag('data:,', 'a "b"', 10) // '<img src="data:," alt="a &quot;b&quot;" width="10" height="10">'
 */
export function writeImgTag(url: string, alt: string, width: number): string {
  const escaped = escapeHtml(alt).replaceAll('\n', '&#10;').replaceAll('\r', '&#13;');
  return `<img src="${url}" alt="${escaped}" width="${width}" height="${width}">`;
}
