import { escapeHtml } from '#shared/escape-html.ts';

/** The text before and after the data: URI in an `img` tag. */
export interface ImgTag {
  readonly before: string;
  readonly after: string;
}

/**
 * Creates the `img` tag of an image, with the name of its file as alternative text.
 * @example imgTag('a "b".png').after // '" alt="a &quot;b&quot;.png">'
 */
export function imgTag(fileName: string): ImgTag {
  return { before: '<img src="', after: `" alt="${escapeHtml(fileName)}">` };
}
