import { expect, it } from 'vitest';
import { extensionOfMediaType, mediaTypeOfExtension } from './media-types.ts';

it.each([
  ['svg', 'image/svg+xml'],
  ['jfif', 'image/jpeg'],
  ['md', 'text/markdown'],
  ['', undefined],
  ['constructor', undefined],
])('the media type of .%s is %s', (extension, mediaType) => {
  expect(mediaTypeOfExtension(extension)).toBe(mediaType);
});

it.each([
  ['image/jpeg', 'jpg'],
  ['text/plain', 'txt'],
  ['image/svg+xml', 'svg'],
  ['application/x-unknown', undefined],
])('a file of the type %s is named .%s', (mediaType, extension) => {
  expect(extensionOfMediaType(mediaType)).toBe(extension);
});
