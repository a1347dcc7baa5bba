/** The text before and after the data: URI in an `img` tag. */
export interface ImgTag {
  readonly before: string;
  readonly after: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/**
 * Creates the `img` tag of an image, with the name of its file as alternative text.
 * @example imgTag('a "b".png').after // '" alt="a &quot;b&quot;.png">'
 */
export function imgTag(fileName: string): ImgTag {
  const alt = fileName.replace(/[&"<>]/g, (character) => entities[character] ?? character);
  return { before: '<img src="', after: `" alt="${alt}">` };
}
