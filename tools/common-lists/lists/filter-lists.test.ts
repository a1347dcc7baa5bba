import { decodeHTML } from 'entities';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filterHtmlEntities } from './filter-html-entities.ts';
import { filterMimeTypes } from './filter-mime-types.ts';
import { htmlEntityList } from './html-entity-list.ts';
import { mimeTypeList } from './mime-type-list.ts';

describe('mime types', () => {
  const found = (term: string) => filterMimeTypes(mimeTypeList, term).map(({ type }) => type);

  test('all of mime-db, those with an extension first, both in order', () => {
    expect(mimeTypeList.length).toBeGreaterThan(2500);
    expect(found(' ')).toHaveLength(mimeTypeList.length);
    const names = (hasExtension: boolean) =>
      mimeTypeList.flatMap(({ type, extensions }) => (extensions.length > 0 === hasExtension ? type : [])).sort();
    expect(found('')).toEqual([...names(true), ...names(false)]);
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

  test.each([
    ['.PNG', 'image/png'],
    ['js', 'text/javascript'],
    ['.mp3', 'audio/mpeg'],
    ['zip', 'application/zip'],
    ['stl', 'model/stl'],
    ['json', 'application/json'],
    ['Text/HTML', 'text/html'],
    ['html', 'text/html'],
  ])('%j finds first what it names as a whole: %s', (term, type) => {
    expect(found(term)[0]).toBe(type);
  });

  test('every type has the term in its name or in an extension, and none is missing', () => {
    const anyPart = fc.constantFrom(...mimeTypeList).chain(({ type, extensions }) => {
      const name = fc.constantFrom(type, ...extensions);
      return name.chain((text) => fc.nat(text.length - 1).map((start) => text.slice(start, start + 3)));
    });
    fc.assert(
      fc.property(anyPart, (term) => {
        const wanted = term.replace(/^\./u, '');
        const expected = mimeTypeList.filter(
          ({ type, extensions }) => type.includes(wanted) || extensions.some((name) => name.includes(wanted)),
        );
        expect(found(term.toUpperCase()).toSorted()).toEqual(expected.map(({ type }) => type).toSorted());
      }),
    );
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
    ['<', '<'],
    ['&#x26;', '&'],
    ['U+2190', '←'],
    ['tab', '\t'],
    ['no-break space', '\u00a0'],
    ['7', '7'],
    ['CIRCUMFLEX', 'â'],
    ['element of', '∈'],
    ['em dash', '—'],
    ['rightwards double arrow', '⇒'],
  ])('%j finds %s', (term, character) => {
    expect(found(term)).toContain(character);
  });

  test.each([
    ['lt', '<'],
    ['&amp;', '&'],
    ['&', '&'],
    ['&#62;', '>'],
    ['pi', 'π'],
    ['Pi', 'Π'],
    ['PI', 'Π'],
    ['&lArr;', '⇐'],
    ['&#x1D7FF;', undefined],
    ['&#x110000;', undefined],
  ])('%j finds first what it names as a whole: %s', (term, character) => {
    expect(found(term)[0]).toBe(character);
  });

  test('a blank term finds all', () => {
    expect(found('')).toHaveLength(htmlEntityList.length);
    expect(found(' \n')).toHaveLength(htmlEntityList.length);
  });

  test('numbers are decimal references of every code point', () => {
    for (const { character, entityNumber } of htmlEntityList) {
      expect(decodeHTML(entityNumber)).toBe(character);
    }
  });

  test('a character finds itself, not its other case', () => {
    expect(found('é')).toEqual(['é']);
    expect(found('zzzz')).toEqual([]);
  });
});
