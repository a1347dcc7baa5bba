import { describe, expect, it } from 'vitest';
import { checkFiles, isAccepted } from './accepted-files.ts';

const file = (name: string, type = '') => new File([''], name, { type });

describe('isAccepted', () => {
  it.each([
    ['anything without a list', file('a.bin'), undefined, true],
    ['anything with an empty list', file('a.bin'), ' , ', true],
    ['an extension', file('data.json'), '.json', true],
    ['an extension in another case', file('DATA.JSON'), '.json', true],
    ['another extension', file('data.csv'), '.json', false],
    ['an extension of two parts', file('a.tar.gz'), '.tar.gz', true],
    ['a type', file('a', 'text/csv'), 'text/csv', true],
    ['a type range', file('a', 'image/png'), 'image/*', true],
    ['another type range', file('a', 'imagery/png'), 'image/*', false],
    ['one of several', file('a.csv'), 'application/json, .CSV', true],
    ['a file without a type against types', file('a'), 'image/*,text/plain', false],
  ])('%s', (_, candidate, accept, expected) => {
    expect(isAccepted(candidate, accept)).toBe(expected);
  });
});

describe('checkFiles', () => {
  const json = file('a.json');
  const csv = file('b.csv');

  it('takes what is accepted', () => {
    expect(checkFiles([json], [], { accept: '.json' })).toEqual({ files: [json], problem: undefined });
  });

  it('names what is of another type and takes the rest', () => {
    expect(checkFiles([json, csv], [], { accept: '.json', multiple: true })).toEqual({
      files: [json],
      problem: '“b.csv” is not of an accepted type. Choose a file that ends in .json.',
    });
  });

  it('takes one file only, if not told otherwise', () => {
    expect(checkFiles([json, csv], [], {})).toEqual({
      files: [],
      problem: 'Only one file fits here. Choose one.',
    });
    expect(checkFiles([json, csv], [], { multiple: true }).files).toEqual([json, csv]);
  });

  it('names a folder', () => {
    expect(checkFiles([], ['photos'], {}).problem).toBe('“photos” is a folder. Choose the files in it.');
  });

  it('has nothing to say of nothing', () => {
    expect(checkFiles([], [], {})).toEqual({ files: [], problem: undefined });
  });
});
