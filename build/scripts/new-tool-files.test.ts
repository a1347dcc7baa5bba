import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { camelCaseOf, freeAccelerator, newToolFiles, toNewTool, whyNotNamed, withTool } from './new-tool-files.ts';

const catalogue = readFileSync(new URL('../../tools/catalogue.ts', import.meta.url), 'utf8');

test.each([
  ['TideTables', 'Tide tables', 'tide-tables', 'tideTables'],
  ['XMLWriter', 'XML', 'xml-writer', 'xmlWriter'],
  ['Base85', 'Base85', 'base85', 'base85'],
  ['HTMLToText', 'x', 'html-to-text', 'htmlToText'],
])('%s has a folder and a name in code', (id, heading, folder, name) => {
  const tool = toNewTool(id, heading);
  expect(tool).toEqual({ id, heading, folder });
  expect(tool && camelCaseOf(tool)).toBe(name);
});

test.each([
  ['romanNumerals', 'x'],
  ['Roman-Numerals', 'x'],
  ['', 'x'],
  ['Roman', ' '],
])('%j with the heading %j is none', (id, heading) => {
  expect(toNewTool(id, heading)).toBeUndefined();
});

test('the catalogue gets one line for it, and one that imports it', () => {
  const tool = { id: 'NotThereYet', heading: 'Not there yet', folder: 'not-there-yet' };
  const added = withTool(catalogue, tool)
    .split('\n')
    .filter((line) => !catalogue.split('\n').includes(line));
  expect(added).toEqual(["import { notThereYet } from './not-there-yet/tool.ts';", '  notThereYet,']);
  expect(() => withTool('', tool)).toThrow('tools/catalogue.ts has not exactly one');
});

test.each([
  ['Class', 'class', 'which is a reserved word of JavaScript'],
  ['Await', 'await', 'which is a reserved word of JavaScript'],
  ['Help', 'help', 'which its own files use for something else'],
  ['DefineTool', 'defineTool', 'which its own files use for something else'],
  ['Tools', 'tools', 'which tools/catalogue.ts has already'],
  ['Vr3dViewer', 'vr3dViewer', 'which tools/catalogue.ts has already'],
])('%s cannot be added, because of its name in code', (id, name, reason) => {
  const tool = toNewTool(id, id);
  const message = `${id} cannot be the id: the tool would be called “${name}” in code, ${reason}. Choose another.`;
  expect(tool && whyNotNamed(tool, catalogue)).toBe(message);
  expect(() => tool && withTool(catalogue, tool)).toThrow(message);
});

test.each(['ClassNames', 'ToolsList', 'Of', 'CatalogueTs'])('%s can be added', (id) => {
  const tool = toNewTool(id, id);
  expect(tool).toBeDefined();
  expect(tool && whyNotNamed(tool, catalogue)).toBeUndefined();
});

test('a heading is written as text, whatever is in it', () => {
  const files = newToolFiles({ id: 'A1', heading: 'It’s "A" */', folder: 'a1' });
  expect(files['tool.ts']).toContain('heading: "It’s \\"A\\" */"');
  expect(files['operations.ts']).toContain('/** The operations of It’s "A" . */');
});

test('its key is of a letter that is free, its own first', () => {
  const keysOf = (letters: string) => Array.from(letters, (letter) => `CommandOrControl+Alt+${letter}`);
  const [first] = keysOf('R');
  expect(freeAccelerator('Roman numerals', [])).toBe(first);
  expect([freeAccelerator('Roman', keysOf('ROM'))]).toEqual(keysOf('A'));
  expect([freeAccelerator('“Été” 2', keysOf('TA'))]).toEqual(keysOf('B'));
  expect(freeAccelerator('A', keysOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ'))).toBeUndefined();
});
