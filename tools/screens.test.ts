import { describe, expect, it } from 'vitest';
import { tools } from './catalogue.ts';
import type { CatalogueEntry, PageEntry, TabEntry } from './define-tool.ts';
import { documentTitle } from './document-title.ts';
import { pages } from './pages.ts';
import { readParameters } from './screen-address.ts';
import { findScreen, screens } from './screens.ts';

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

  it('keeps each input under a key of its own, and sends texts to inputs that there are', () => {
    const keys = single.flatMap(({ inputs = {} }) => Object.values(inputs).map(({ name }) => name));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(20);
    for (const { inputs = {}, takesText } of single) {
      expect(takesText === undefined || takesText in inputs).toBe(true);
      for (const { default: value, isValid } of Object.values(inputs)) {
        expect(isValid?.(value) ?? true).toBe(true);
      }
    }
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
    ['/PokerPlanning', '/PokerPlanning'],
    ['/PokerPlanning/', '/PokerPlanning'],
    ['/PokerPlanning/localhost:8080', '/PokerPlanning'],
    ['/pokerplanning/localhost:8080/1/', '/PokerPlanning'],
    ['/PokerPlanning/localhost:8080/1/A%2FB', '/PokerPlanning'],
    ['/PokerPlanning/localhost:8080/1/100%', '/PokerPlanning'],
  ])('finds %s at %s', (path, found) => {
    expect(findScreen(path)?.path).toBe(found);
  });

  it.each([
    '',
    '/',
    '/nowhere',
    '/JSON/nowhere',
    'Home',
    '/Home/x',
    '//Home',
    '/JSON/JSONFormatter/x',
    '/constructor',
    '/PokerPlanningX',
    '/PokerPlanning/localhost/1/A/B',
  ])('finds nothing at "%s"', (path) => {
    expect(findScreen(path)).toBeUndefined();
  });

  it.each([
    ['/PokerPlanning', []],
    ['/PokerPlanning/', []],
    ['/PokerPlanning/localhost:8080', ['localhost:8080']],
    ['/pokerplanning/h/1/A%2FB%20%C3%A9/', ['h', '1', 'A/B é']],
    ['/PokerPlanning/h/1/100%', ['h', '1', '100%']],
    ['/PokerPlanning/%5B::1%5D:80/1/%2525', ['[::1]:80', '1', '%25']],
    ['/PokerPlanning//1', ['', '1']],
  ])('reads the parameters of %s', (path, values) => {
    const screen = findScreen(path);
    expect(screen && readParameters(screen, path)).toEqual(values);
  });

  it('makes document titles', () => {
    expect(documentTitle({ title: 'About…' })).toBe('Web Toolbox - About…');
    expect(documentTitle({})).toBe('Web Toolbox');
    expect(documentTitle({ title: 'Poker planning' }, 'A / B')).toBe('Web Toolbox - Poker planning A / B');
    expect(documentTitle({ title: 'Poker planning' }, '')).toBe('Web Toolbox - Poker planning');
  });
});
