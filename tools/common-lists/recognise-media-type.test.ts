import { expect, it } from 'vitest';
import { answer, recognise } from './recognise-media-type.ts';

const look = (text: string) => recognise({ text, size: text.length });

it.each([
  ['application/json', 'files ending in .json', 'application/json'],
  ['Content-Type: text/html; charset=utf-8', 'files ending in .html', 'text/html'],
  ['IMAGE/PNG', 'files ending in .png', 'image/png'],
  ['multipart/form-data; boundary="a b"', 'a form with files', 'multipart/form-data'],
  ['application/vnd.example+json', 'a media type of the kind “application”', 'application/vnd.example+json'],
  ['.png', 'image/png, the media type of .png', 'png'],
  ['*.js', 'text/javascript, the media type of .js', 'js'],
])('%s', (text, preview, part) => {
  expect(look(text)).toMatchObject({ preview, text: part, screenId: 'CommonLists' });
});

it.each(['', ' ', 'text', 'text/', 'and/or', '/usr/text/plain', '.unknown', '.', 'a text/plain file', '\ud800'])(
  'is not a media type: %s',
  (text) => {
    expect(look(text)).toBeUndefined();
  },
);

it.each([
  ['image/png', 'png'],
  ['.png', 'image/png'],
  ['multipart/form-data', 'a form with files'],
  ['application/vnd.example+json', 'a media type of the kind “application”'],
])('%s is copied as %s', (text, copied) => {
  const recognition = look(text);
  const sample = { text: recognition?.text ?? '', size: text.length };
  expect(recognition && answer(sample, recognition)).toBe(copied);
});
