import type { AppThunk } from '#renderer/state/store/reducers.ts';
import { filterHtmlEntities } from '#tools/common-lists/lists/filter-html-entities.ts';
import { filterMimeTypes } from '#tools/common-lists/lists/filter-mime-types.ts';
import type { createListSlice } from './list-slice.ts';
import { htmlEntities, mimeTypes } from './lists.ts';

/**
 * Applies a filter to a list of the store, which is loaded at the first call. Resolves to whether the list could be
 * loaded.
 */
export type ApplyFilter = (term: string) => AppThunk<Promise<boolean>>;

type List<Element> = Pick<
  ReturnType<typeof createListSlice<string, Element>>,
  'applyFilter' | 'filterSucceeded' | 'filterFailed'
>;

/** @param filter loads the list, and returns the part of it that matches a term */
export function createFilter<Element>(
  name: string,
  { applyFilter, filterSucceeded, filterFailed }: List<Element>,
  filter: (term: string) => Promise<readonly Element[]>,
): ApplyFilter {
  let newest = 0;
  return (term) => async (dispatch) => {
    newest += 1;
    const own = newest;
    dispatch(applyFilter());
    try {
      const elements = await filter(term);
      // A request that has waited for the list since the start may end after a later one.
      if (own === newest) {
        dispatch(filterSucceeded(elements));
      }
      return true;
    } catch (error) {
      console.error(`The ${name} could not be loaded.`, error);
      if (own === newest) {
        dispatch(filterFailed());
      }
      return false;
    }
  };
}

/** See `filterMimeTypes`. */
export const filterMimeTypeList = createFilter('media types', mimeTypes, async (term) =>
  filterMimeTypes((await import('#tools/common-lists/lists/mime-type-list.ts')).mimeTypeList, term),
);

/** See `filterHtmlEntities`. */
export const filterHtmlEntityList = createFilter('HTML entities', htmlEntities, async (term) =>
  filterHtmlEntities((await import('#tools/common-lists/lists/html-entity-list.ts')).htmlEntityList, term),
);
