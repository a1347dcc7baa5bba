import type { HtmlEntity } from '#tools/common-lists/lists/filter-html-entities.ts';
import type { MimeType } from '#tools/common-lists/lists/filter-mime-types.ts';
import { createListSlice } from './list-slice.ts';

export const mimeTypes = createListSlice<'mimeTypes', MimeType>('mimeTypes');
export const htmlEntities = createListSlice<'htmlEntities', HtmlEntity>('htmlEntities');
