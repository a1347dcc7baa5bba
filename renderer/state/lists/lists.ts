import { filterHtmlEntities } from './filter-html-entities.ts';
import { filterMimeTypes } from './filter-mime-types.ts';
import { createListSlice } from './list-slice.ts';

export const mimeTypes = createListSlice('mimeTypes', async (term) => {
  const { mimeTypeList } = await import('./mime-type-list.ts');
  return filterMimeTypes(mimeTypeList, term);
});

export const htmlEntities = createListSlice('htmlEntities', async (term) => {
  const { htmlEntityList } = await import('./html-entity-list.ts');
  return filterHtmlEntities(htmlEntityList, term);
});
