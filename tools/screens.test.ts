import { describe, expect, it } from 'vitest';
import { tabbedTools } from '#tests/support/catalogue/examples.ts';
import { countScanned } from '#tests/support/operations/count-scanned.ts';
import { appScreens } from './app-screens.ts';
import { tools } from './catalogue.ts';
import type { CatalogueEntry, SingleEntry, TabEntry } from './define-tool.ts';
import { documentTitle } from './document-title.ts';
import { isAt, readParameters } from './screen-address.ts';
import { findScreen, screens } from './screens.ts';

const entries: readonly CatalogueEntry[] = [...tools, ...appScreens];
const single = entries.flatMap((entry): readonly (SingleEntry | TabEntry)[] =>
  entry.kind === 'tabbed' ? entry.tabs : [entry],
);

const [tabbed] = tabbedTools;
const firstTab = `${tabbed.route}/${tabbed.tabs[0].path}`;
const secondTab = `${tabbed.route}/${tabbed.tabs[1]?.path}`;

/** The address of an invented screen. */
const room = { path: '/Room', parameters: ['host', 'id', 'name'] };

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
    [tabbed.route, firstTab],
    [`${tabbed.route}/`, firstTab],
    [secondTab.toLowerCase(), secondTab],
    ['/about', '/about'],
  ])('finds %s at %s', (path, found) => {
    expect(findScreen(path)?.path).toBe(found);
  });

  it.each([
    '',
    '/',
    '/nowhere',
    `${tabbed.route}/nowhere`,
    'Home',
    '/Home/x',
    '//Home',
    `${firstTab}/x`,
    '/constructor',
    `${tabbed.route}X`,
  ])('finds nothing at "%s"', (path) => {
    expect(findScreen(path)).toBeUndefined();
  });

  it.each([
    ['/Room', []],
    ['/Room/', []],
    ['/Room/localhost:8080', ['localhost:8080']],
    ['/room/h/1/A%2FB%20%C3%A9/', ['h', '1', 'A/B é']],
    ['/Room/h/1/100%', ['h', '1', '100%']],
    ['/Room/%5B::1%5D:80/1/%2525', ['[::1]:80', '1', '%25']],
    ['/Room//1', ['', '1']],
  ])('reads the parameters of %s', (path, values) => {
    expect(isAt(room, path)).toBe(true);
    expect(readParameters(room, path)).toEqual(values);
  });

  it.each(['/RoomX', '/Room/localhost/1/A/B', '/', ''])('does not take %j for an address with parameters', (path) => {
    expect(isAt(room, path)).toBe(false);
  });

  it('reads no more of a path than the longest address, for every screen', () => {
    const path = `/${'a/'.repeat(500_000)}`;
    expect(countScanned(() => expect(findScreen(path)).toBeUndefined())).toBe(0);
    const members = `/Room/${'a/'.repeat(500_000)}`;
    expect(countScanned(() => expect(isAt(room, members)).toBe(false))).toBe(0);
  });

  it('makes document titles', () => {
    expect(documentTitle({ title: 'About…' })).toBe('Web Toolbox - About…');
    expect(documentTitle({})).toBe('Web Toolbox');
    expect(documentTitle({ title: 'Room' }, 'A / B')).toBe('Web Toolbox - Room A / B');
    expect(documentTitle({ title: 'Room' }, '')).toBe('Web Toolbox - Room');
  });
});
