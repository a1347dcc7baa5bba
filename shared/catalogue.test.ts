import { describe, expect, it } from 'vitest';
import {
  type CatalogueEntry,
  documentTitle,
  findScreen,
  type PageEntry,
  pages,
  screens,
  type TabEntry,
  tools,
} from './catalogue.ts';

const entries: readonly CatalogueEntry[] = [...tools, ...pages];
const single = entries.flatMap((entry): readonly (PageEntry | TabEntry)[] =>
  entry.kind === 'tabbed' ? entry.tabs : [entry],
);

describe('the catalogue', () => {
  it('names each screen, tool and path once', () => {
    const paths = screens.map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    const ids = single.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(tools.map(({ id }) => id)).size).toBe(tools.length);
  });

  it('gives each accelerator to one entry', () => {
    const accelerators = single.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(accelerators).size).toBe(accelerators.length);
  });

  it.each([
    ['/Home', '/Home'],
    ['/home/', '/Home'],
    ['/JSON', '/JSON/JSONFormatter'],
    ['/JSON/', '/JSON/JSONFormatter'],
    ['/json/jsonrepair', '/JSON/JSONRepair'],
    ['/about', '/about'],
  ])('finds %s at %s', (path, found) => {
    expect(findScreen(path)?.path).toBe(found);
  });

  it.each(['', '/', '/nowhere', '/JSON/nowhere', 'Home', '/Home/x', '//Home', '/JSON/JSONFormatter/x', '/constructor'])(
    'finds nothing at "%s"',
    (path) => {
      expect(findScreen(path)).toBeUndefined();
    },
  );

  it('makes document titles', () => {
    expect(documentTitle({ title: 'About…' })).toBe('Web Toolbox - About…');
    expect(documentTitle({})).toBe('Web Toolbox');
  });
});
