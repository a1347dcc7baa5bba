import type { HtmlEntity } from './filter-html-entities.ts';
import type { MimeType } from './filter-mime-types.ts';
import { createListSlice } from './list-slice.ts';

export const mimeTypes = createListSlice<'mimeTypes', MimeType>('mimeTypes');
export const htmlEntities = createListSlice<'htmlEntities', HtmlEntity>('htmlEntities');
