import { describe, expect, test } from 'vitest';
import { createHtmlEntities } from '#build/scripts/create-html-entities.ts';
import { filterHtmlEntities } from './filter-html-entities.ts';
import { filterMimeTypes } from './filter-mime-types.ts';
import rows from './html-entities.json';
import { htmlEntityList } from './html-entity-list.ts';
import { mimeTypeList } from './mime-type-list.ts';

describe('mime types', () => {
  const found = (term: string) => filterMimeTypes(mimeTypeList, term).map(({ type }) => type);

  test('all of mime-db, in order', () => {
    expect(mimeTypeList.length).toBeGreaterThan(2500);
    expect(found(' ')).toHaveLength(mimeTypeList.length);
    expect(found('')).toEqual([...found('')].sort());
  });

  test.each([
    ['application/json', 'application/json'],
    ['JSON5', 'application/json5'],
    ['.webp', 'image/webp'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    [' Svg ', 'image/svg+xml'],
  ])('%j finds %s', (term, type) => {
    expect(found(term)).toContain(type);
  });

  test('by a part of the name or of an extension', () => {
    expect(found('.ebp')).toEqual([
      'application/oebps-package+xml',
      'application/vnd.ubisoft.webplayer',
      'application/webpush-options+json',
      'image/webp',
    ]);
    expect(found('no such type')).toEqual([]);
  });
});

describe('HTML entities', () => {
  const found = (term: string) => filterHtmlEntities(htmlEntityList, term).map(({ character }) => character);

  test('every named reference of the standard, and ASCII', () => {
    expect(htmlEntityList.filter(({ entityName }) => entityName !== '')).toHaveLength(2125);
    const characters = new Set(htmlEntityList.map(({ character }) => character));
    for (let code = 0x20; code < 0x7f; code += 1) {
      expect(characters).toContain(String.fromCharCode(code));
    }
    expect(htmlEntityList.filter(({ description }) => description === '')).toEqual([]);
  });

  test('the file is what its script writes', () => {
    expect(rows).toEqual(createHtmlEntities());
  });

  test('the best known name of a character is its first', () => {
    expect(htmlEntityList.find(({ character }) => character === '&')).toEqual({
      character: '&',
      entityName: '&amp;',
      entityNumber: '&#38;',
      description: 'Ampersand',
    });
    expect(htmlEntityList.find(({ character }) => character === '\u00a0')?.entityName).toBe('&nbsp;');
    expect(htmlEntityList.find(({ character }) => character === 'a')?.entityName).toBe('');
  });

  test.each([
    ['&eacute;', 'é'],
    ['EACUTE', 'é'],
    ['&#8364;', '€'],
    ['8364', '€'],
    ['€', '€'],
    ['heart suit', '♥'],
    ['greek SMALL letter omega', 'ω'],
    ['&bne;', '=\u20e5'],
  ])('%j finds %s', (term, character) => {
    expect(found(term)).toContain(character);
  });

  test('a character finds itself, not its other case', () => {
    expect(found('é')).toEqual(['é']);
    expect(found('zzzz')).toEqual([]);
  });
});
