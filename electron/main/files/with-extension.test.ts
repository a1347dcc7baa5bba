import { expect, it } from 'vitest';
import { withExtension } from './with-extension.ts';

const there = new Set(['/d/taken', '/d/half.json']);

it.each([
  ['adds the usual extension', '/d/data', ['json', 'txt'], '/d/data.json'],
  ['to any characters', '/d/été 💡', ['csv'], '/d/été 💡.csv'],
  ['keeps the extension', '/d/data.json', ['json'], '/d/data.json'],
  ['keeps another extension', '/d/data.v2', ['json'], '/d/data.v2'],
  ['keeps a last dot', '/d/data.', ['json'], '/d/data.'],
  ['keeps a hidden file', '/d/.gitignore', ['txt'], '/d/.gitignore'],
  ['looks at the name and not at its folder', '/d.x/data', ['json'], '/d.x/data.json'],
  ['keeps a name that the user agreed to replace', '/d/taken', ['json'], '/d/taken'],
  ['replaces nothing that the user was not asked about', '/d/half', ['json'], '/d/half'],
  ['knows no extension', '/d/data', [], '/d/data'],
])('%s', (_name, path, extensions, expected) => {
  expect(withExtension(path, extensions, (candidate) => there.has(candidate))).toBe(expected);
});
