import * as v from 'valibot';

/** Whether a path leads to a screen, which the contract is told because it must not depend on the tools. */
export type IsScreen = (path: string) => boolean;

/** The maximum lengths in characters. */
const longestPath = 200;
const longestQuery = 8200;

/** Whether an address is the path of a screen, with or without the state that a link carries. */
function leadsTo(address: string, isScreen: IsScreen): boolean {
  const [path = ''] = address.split('?', 1);
  const query = address.slice(path.length);
  return path.length <= longestPath && isScreen(path) && (query === '' || /^\?state=[\w-]+$/.test(query));
}

/** The path of a screen. */
export const screenSchemaFor = (isScreen: IsScreen) =>
  v.pipe(v.string(), v.maxLength(longestPath), v.check(isScreen, 'No screen has this path.'));

/** The path of a screen, with or without the state that a link carries. */
export const addressSchemaFor = (isScreen: IsScreen) =>
  v.pipe(
    v.string(),
    v.maxLength(longestPath + longestQuery),
    v.check((address) => leadsTo(address, isScreen), 'No screen has this path.'),
  );
