import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageTools, tabbedTools } from '#tests/support/catalogue/examples.ts';
import { findScreen, screens } from '#tools/screens.ts';
import { readLink, readRoute, readStart } from './start-arguments.ts';

const home = resolve('/home/someone');

const [{ route }] = pageTools;
const [tabbed] = tabbedTools;
const tabPath = `${tabbed.route}/${tabbed.tabs[0].path}`;
const name = route.slice(1);

function read(...given: string[]) {
  return readStart({ arguments: ['/opt/web-toolbox', ...given], workingDirectory: home });
}

describe('readRoute', () => {
  it.each(screens.map(({ path }) => path))('knows %s however it is written', (path) => {
    for (const written of [path, path.toLowerCase(), path.toUpperCase(), `${path}/`, `/${path}//?a=/b#c`, `#${path}`]) {
      expect(readRoute(written), written).toBe(path);
    }
  });

  it.each([
    [tabbed.route, tabPath],
    [name, route],
    [`/%${route.charCodeAt(1).toString(16)}${route.slice(2)}`, route],
    [`//#${route}`, route],
  ])('reads %s as %s', (text, route) => {
    expect(readRoute(text)).toBe(route);
  });

  it.each([
    ['nothing', ''],
    ['slashes only', '///'],
    ['an unknown screen', '/Nowhere'],
    ['something below a screen without parameters', `${route}/more`],
    ['a path of the system', '/etc/passwd'],
    ['a step up', `${tabbed.route}/..${route}`],
    ['an encoded step up', `${tabbed.route}/%2e%2e${route}`],
    ['an encoded slash', `${tabbed.route}%2F${tabbed.tabs[0].path}`],
    ['a backslash', `\\${name}`],
    ['broken percent-encoding', `${route}%`],
    ['encoding that is not UTF-8', `${route}%ff`],
    ['a NUL', `${route}\0`],
    ['an encoded line break', `${route}%0a`],
    ['a script', 'javascript:alert(1)'],
    ['markup', '/<img src=x onerror=alert(1)>'],
    ['a name of every object', '/constructor'],
    ['a letter of another script', `/\u0408${route.slice(2)}`],
    ['a very long text', `${route}?${'a'.repeat(1_000_000)}`],
    ['a lone surrogate', '/\ud800'],
  ])('leads Home for %s', (_name, text) => {
    expect(readRoute(text)).toBe('/Home');
  });

  it('always leads to a screen, whatever it is given', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath()), (text) => {
        expect(findScreen(readRoute(text))).toBeDefined();
      }),
    );
  });
});

describe('readLink', () => {
  it.each([
    [`web-toolbox:/${tabPath}`, tabPath],
    [`web-toolbox:/${tabbed.route.toLowerCase()}/${tabbed.tabs[0].path}`, tabPath],
    [`WEB-TOOLBOX:/${tabPath.toLowerCase()}/`, tabPath],
    [`web-toolbox://${route}`, route],
    [`web-toolbox:${route}`, route],
    [`web-toolbox:${name}`, route],
    [`web-toolbox:/${route.toLowerCase()}/?from=mail#top`, route],
    [`web-toolbox://#${route}`, route],
    [`web-toolbox:${route}?state=q1Y-_`, `${route}?state=q1Y-_`],
    [`web-toolbox://#${tabPath.toLowerCase()}?state=q1Y`, `${tabPath}?state=q1Y`],
    [`web-toolbox:${route}?state=<script>`, route],
    [`web-toolbox:${route}?state=${'a'.repeat(9000)}`, '/Home'],
    ['web-toolbox://', '/Home'],
    ['web-toolbox:', '/Home'],
    [`web-toolbox://user@${name}:80/`, '/Home'],
    [`web-toolbox:/${tabbed.route}/%2e%2e/%2e%2e/etc/passwd`, '/Home'],
    [`web-toolbox:/${route} --route=/about`, '/Home'],
  ])('reads %s as %s', (address, route) => {
    expect(readLink(address)).toBe(route);
  });

  it.each([
    'https://example.org/',
    `web-toolboxes:/${tabbed.route}`,
    'app://web-toolbox/',
    tabbed.route,
    ` web-toolbox:/${tabbed.route}`,
    '',
  ])('is none of ours: %s', (address) => {
    expect(readLink(address)).toBeUndefined();
  });
});

describe('readStart', () => {
  it('names no route and no file for a plain start', () => {
    expect(read()).toEqual({ files: [] });
    expect(readStart({ arguments: [], workingDirectory: home })).toEqual({ files: [] });
  });

  it.each([
    [[`--route=${route}`], route],
    [['--route', route], route],
    [['--route='], '/Home'],
    [['--route'], '/Home'],
    [['--route', '--enable-logging'], '/Home'],
    [['--route=/Nowhere'], '/Home'],
    [[`--route=web-toolbox:/${tabbed.route}`], '/Home'],
    [[`web-toolbox:/${tabPath.toLowerCase()}`], tabPath],
    [['--route=/about', `web-toolbox:/${route.toLowerCase()}`], route],
    [[`web-toolbox:/${route.toLowerCase()}`, '--route=/about'], '/about'],
    [
      ['--allow-file-access-from-files', `web-toolbox:/${route.toLowerCase()}`, '--original-process-start-time=1'],
      route,
    ],
  ])('takes the route of %j', (given, route) => {
    expect(read(...given)).toEqual({ route, files: [] });
  });

  it('takes the files apart from routes and switches, absolute or from the working directory', () => {
    const absolute = resolve('/data/table.csv');
    expect(read('a.json', '--route=/about', absolute, '--inspect=0', '../b c.glb', '-psn_0_1', 'Ünï.json')).toEqual({
      route: '/about',
      files: [resolve(home, 'a.json'), absolute, resolve(home, '../b c.glb'), resolve(home, 'Ünï.json')],
    });
  });

  it('takes addresses of files for files, and no other addresses', () => {
    const path = resolve('/data/a b%20.json');
    expect(read(pathToFileURL(path).href, 'https://example.org/a.json', 'file://host/share/a.json')).toEqual({
      files: [path],
    });
    expect(read('data:,x', 'javascript:alert(1)', 'file:///%00', 'file:///%2f', 'file:///%zz').files).toEqual([]);
  });

  it('takes everything after -- for a file or a link', () => {
    expect(read('--', '--route=/about', '-a.json', '--')).toEqual({
      files: [resolve(home, '--route=/about'), resolve(home, '-a.json'), resolve(home, '--')],
    });
  });

  it('ignores what cannot be a path', () => {
    expect(read('', 'a\0.json', 'a'.repeat(40_000)).files).toEqual([]);
  });

  it('leaves out none of many files: who opens them says which are too many', () => {
    expect(read(...Array.from({ length: 5000 }, (_, index) => `${index}.json`)).files).toHaveLength(5000);
  });

  it('skips the app itself when it runs from its sources', () => {
    const folder = resolve('/sources/web-toolbox');
    const start = (...given: string[]) =>
      readStart({ arguments: ['electron', ...given], workingDirectory: home }, folder);
    expect(start('-r', '/hooks.cjs', folder, '--route=/about', 'a.json')).toEqual({
      route: '/about',
      files: [resolve(home, 'a.json')],
    });
    expect(start('../../sources/web-toolbox', 'a.json').files).toEqual([resolve(home, 'a.json')]);
    expect(start('a.json').files).toEqual([resolve(home, 'a.json')]);
  });
});
