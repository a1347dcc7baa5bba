import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { messagesFor } from '#shared/ipc.ts';
import { fileNameForDialog, filterForDialog } from './dialog-names.ts';

const messages = messagesFor(() => true);

const filter = { name: 'JSON', extensions: ['json'] };

describe('fileNameForDialog', () => {
  it.each([
    ['formatted.json', 'formatted.json'],
    ['été 💡.csv', 'été 💡.csv'],
    ['12:30 / report?.csv', '12_30 _ report_.csv'],
    ['..\\..\\a.json', '.._.._a.json'],
    ['a\0b\nc.txt', 'a_b_c.txt'],
    ['a\u202Egnp.exe', 'a_gnp.exe'],
    ['lone \ud800.txt', 'lone _.txt'],
    ['a. . ', 'a'],
    ['', 'file'],
    ['..', 'file'],
    ['.gitignore', '.gitignore'],
    [`${'n'.repeat(300)}.json`, `${'n'.repeat(115)}.json`],
    ['💡'.repeat(200), '💡'.repeat(60)],
    [`x${'💡'.repeat(200)}.md`, `x${'💡'.repeat(58)}.md`],
  ])('%j is suggested as %j', (name, expected) => {
    expect(fileNameForDialog(name)).toBe(expected);
    expect(v.is(messages.beginSave.payload, { suggestedName: fileNameForDialog(name), filter })).toBe(true);
  });
});

describe('filterForDialog', () => {
  it.each([
    [
      { name: 'JSON', extensions: ['json'] },
      { name: 'JSON', extensions: ['json'] },
    ],
    [
      { name: 'Archive', extensions: ['tar.gz', 'd.ts'] },
      { name: 'Archive', extensions: ['gz', 'ts'] },
    ],
    [
      { name: '', extensions: ['', '*'] },
      { name: 'File', extensions: ['txt'] },
    ],
    [
      { name: 'n'.repeat(200), extensions: ['c++'] },
      { name: 'n'.repeat(100), extensions: ['txt'] },
    ],
  ])('%j', (given, expected) => {
    expect(filterForDialog(given)).toEqual(expected);
    expect(v.is(messages.beginSave.payload, { suggestedName: 'a', filter: filterForDialog(given) })).toBe(true);
  });
});
