import type { AppThunk } from '#renderer/state/store.ts';
import { filterHtmlEntities } from './filter-html-entities.ts';
import { filterMimeTypes } from './filter-mime-types.ts';
import { htmlEntities, mimeTypes } from './lists.ts';

/** Applies a filter to a list of the store, which is loaded at the first call. Gives whether it could be. */
export type ApplyFilter = (term: string) => AppThunk<Promise<boolean>>;

/** See `filterMimeTypes`. */
export const filterMimeTypeList: ApplyFilter = (term) => async (dispatch) => {
  dispatch(mimeTypes.applyFilter());
  try {
    const { mimeTypeList } = await import('./mime-type-list.ts');
    dispatch(mimeTypes.filterSucceeded(filterMimeTypes(mimeTypeList, term)));
    return true;
  } catch (error) {
    console.error('The media types could not be loaded.', error);
    dispatch(mimeTypes.filterFailed());
    return false;
  }
};

/** See `filterHtmlEntities`. */
export const filterHtmlEntityList: ApplyFilter = (term) => async (dispatch) => {
  dispatch(htmlEntities.applyFilter());
  try {
    const { htmlEntityList } = await import('./html-entity-list.ts');
    dispatch(htmlEntities.filterSucceeded(filterHtmlEntities(htmlEntityList, term)));
    return true;
  } catch (error) {
    console.error('The HTML entities could not be loaded.', error);
    dispatch(htmlEntities.filterFailed());
    return false;
  }
};
