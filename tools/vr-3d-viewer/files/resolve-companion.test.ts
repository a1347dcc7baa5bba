import { describe, expect, it } from 'vitest';
import { isExternal, resolveCompanion } from './resolve-companion.ts';

describe('resolveCompanion', () => {
  const model = 'chair/scene.gltf';
  const paths = [
    'chair/scene.gltf',
    'chair/textures/Wood dark.png',
    'chair/scene.bin',
    'other/Wood.png',
    'chair/100%.png',
  ];

  it.each([
    ['beside the model', 'scene.bin', 'chair/scene.bin'],
    ['with a dot', './scene.bin', 'chair/scene.bin'],
    ['percent-encoded', 'textures/Wood%20dark.png', 'chair/textures/Wood dark.png'],
    ['not encoded', 'textures/Wood dark.png', 'chair/textures/Wood dark.png'],
    ['in another case', 'Textures/WOOD DARK.PNG', 'chair/textures/Wood dark.png'],
    ['with backslashes', 'textures\\Wood dark.png', 'chair/textures/Wood dark.png'],
    ['a folder up', '../other/Wood.png', 'other/Wood.png'],
    ['above the top', '../../../other/Wood.png', 'other/Wood.png'],
    ['a path of another machine', 'C:\\Users\\me\\chair\\textures\\Wood dark.png', 'chair/textures/Wood dark.png'],
    ['as a URL of another machine', 'file:///C:/me/chair/textures/Wood%20dark.png', 'chair/textures/Wood dark.png'],
    ['as such a URL with backslashes', 'file://C:\\me\\Wood dark.png', 'chair/textures/Wood dark.png'],
    ['as a URL, missing', 'file:///C:/me/steel.png', undefined],
    ['in a folder that is not there', 'maps/Wood.png', 'other/Wood.png'],
    ['a percent sign that encodes nothing', '100%.png', 'chair/100%.png'],
    ['with a query', 'scene.bin?v=2', 'chair/scene.bin'],
    ['with white space around', ' scene.bin\r', 'chair/scene.bin'],
    ['missing', 'steel.png', undefined],
    ['empty', '', undefined],
    ['on the internet', 'https://example.com/scene.bin', undefined],
    ['without a scheme, on the internet', '//example.com/scene.bin', undefined],
  ])('%s', (_, reference, expected) => {
    expect(resolveCompanion(reference, model, paths)).toBe(expected);
  });

  it('takes the exact name before one in another case', () => {
    expect(resolveCompanion('a.png', 'm.obj', ['A.PNG', 'a.png'])).toBe('a.png');
  });

  it('takes the file that shares most folders', () => {
    expect(resolveCompanion('d:/x/red/t.png', 'm.obj', ['blue/t.png', 'red/t.png'])).toBe('red/t.png');
  });

  it('takes a name for the same in either form of Unicode', () => {
    expect(resolveCompanion('e\u0301.png', 'm.obj', ['\u00e9.png'])).toBe('\u00e9.png');
  });
});

describe('isExternal', () => {
  it.each([
    ['http://a/b.png', true],
    ['HTTPS://a/b.png', true],
    ['//a/b.png', true],
    ['file:///c:/b.png', false],
    ['C:\\b.png', false],
    ['C:/b.png', false],
    ['b.png', false],
    ['data:image/png;base64,AA', false],
  ])('%s: %s', (reference, expected) => {
    expect(isExternal(reference)).toBe(expected);
  });
});
