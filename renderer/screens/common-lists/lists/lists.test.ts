import { configureStore } from '@reduxjs/toolkit';
import { expect, test } from 'vitest';
import type { AppDispatch } from '#renderer/state/store/reducers.ts';
import type { MimeType } from '#tools/common-lists/lists/filter-mime-types.ts';
import { createFilter, filterHtmlEntityList, filterMimeTypeList } from './apply-filter.ts';
import { htmlEntities, mimeTypes } from './lists.ts';

test('apply-filter sets filtering; success clears it and replaces the elements', async () => {
  const reducer = { mimeTypes: mimeTypes.reducer, htmlEntities: htmlEntities.reducer };
  const store = configureStore({ reducer });
  const dispatch = store.dispatch as unknown as AppDispatch;
  expect(store.getState().mimeTypes).toEqual({ filtering: false, elements: [] });
  const first = dispatch(filterMimeTypeList('image/webp'));
  expect(store.getState().mimeTypes).toEqual({ filtering: true, elements: [] });
  await first;
  const webp = { type: 'image/webp', extensions: ['webp'], isRegistered: true };
  expect(store.getState().mimeTypes).toEqual({ filtering: false, elements: [webp] });
  const second = dispatch(filterMimeTypeList('no such type'));
  expect(store.getState().mimeTypes).toEqual({ filtering: true, elements: [webp] });
  await second;
  expect(store.getState().mimeTypes).toEqual({ filtering: false, elements: [] });
  expect(store.getState().htmlEntities).toEqual({ filtering: false, elements: [] });
  await dispatch(filterHtmlEntityList('&larr;'));
  expect(store.getState().htmlEntities.elements.map(({ entityNumber }) => entityNumber)).toEqual([
    '&#8592;',
    '&#8606;',
    '&#8656;',
  ]);
});

test('the newest filter holds, in whichever order the answers come', async () => {
  const store = configureStore({ reducer: { mimeTypes: mimeTypes.reducer } });
  const dispatch = store.dispatch as unknown as AppDispatch;
  const answers = new Map<string, (found: readonly MimeType[]) => void>();
  const apply = createFilter('media types', mimeTypes, (term) => new Promise((resolve) => answers.set(term, resolve)));
  const older = dispatch(apply('older'));
  const newer = dispatch(apply('newer'));
  const found = { type: 'image/webp', extensions: ['webp'] };
  answers.get('newer')?.([found]);
  await newer;
  answers.get('older')?.([]);
  expect(await older).toBe(true);
  expect(store.getState().mimeTypes).toEqual({ filtering: false, elements: [found] });
});
