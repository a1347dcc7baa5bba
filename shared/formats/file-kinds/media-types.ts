/**
 * The media types of common text and image files by extension (IANA, "Media Types"). The usual extension of a type comes
 * first.
 */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['txt', 'text/plain'],
  ['css', 'text/css'],
  ['csv', 'text/csv'],
  ['html', 'text/html'],
  ['js', 'text/javascript'],
  ['json', 'application/json'],
  ['md', 'text/markdown'],
  ['xml', 'application/xml'],
  ['apng', 'image/apng'],
  ['avif', 'image/avif'],
  ['bmp', 'image/bmp'],
  ['gif', 'image/gif'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['jfif', 'image/jpeg'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['webp', 'image/webp'],
]);

const extensions: ReadonlyMap<string, string> = new Map(
  [...mediaTypes].toReversed().map(([extension, mediaType]) => [mediaType, extension]),
);

/**
 * @param extension without the dot, in lower case, as `extensionOf` returns it
 * @returns undefined for an extension that is not among the common ones
 * @example mediaTypeOfExtension('svg') // 'image/svg+xml'
 */
export function mediaTypeOfExtension(extension: string): string | undefined {
  return mediaTypes.get(extension);
}

/**
 * @param mediaType without parameters, in lower case
 * @returns the usual extension, without the dot; undefined for a type that is not among the common ones
 * @example extensionOfMediaType('image/jpeg') // 'jpg'
 */
export function extensionOfMediaType(mediaType: string): string | undefined {
  return extensions.get(mediaType);
}
