import type { HtmlEntity } from './filter-html-entities.ts';
// Written by build/scripts/list-html-entities.ts.
import rows from './html-entities.json';

/** The named character references of the HTML standard, and ASCII. */
export const htmlEntityList: readonly HtmlEntity[] = rows.map(([character = '', name = '', description = '']) => ({
  character,
  entityName: name === '' ? '' : `&${name};`,
  entityNumber: Array.from(character, (part) => `&#${part.codePointAt(0)};`).join(''),
  description,
}));
