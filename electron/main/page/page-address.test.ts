import { describe, expect, it } from 'vitest';
import { appSchemeRegistration, findPage, isPage, originOf } from './page-address.ts';

it('has the standing of https, and no service workers, no way past a policy, no extensions', () => {
  expect(appSchemeRegistration).toStrictEqual({
    scheme: 'app',
    privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
  });
});

describe('findPage', () => {
  it('is the built page without a dev server', () => {
    expect(findPage(undefined, false)).toEqual({ url: 'app://web-toolbox/', origin: 'app://web-toolbox' });
  });

  it("is the dev server's page in a run from the sources", () => {
    expect(findPage('http://localhost:5173/x', false)).toEqual({
      url: 'http://localhost:5173/',
      origin: 'http://localhost:5173',
    });
  });

  it.each(['http://127.0.0.1:5173/', 'http://[::1]:5173/'])('is the one on this machine: %s', (url) => {
    expect(findPage(url, false).url).toBe(url);
  });

  it.each([
    '',
    'localhost:5173',
    'https://example.org/',
    'http://localhost.example.org/',
    'http://localhost@example.org/',
    'https://localhost/',
    'ftp://localhost/',
    'file:///tmp/index.html',
    'data:text/html,x',
  ])('ignores %j, which is not a dev server on this machine', (url) => {
    expect(findPage(url, false).url).toBe('app://web-toolbox/');
  });

  it('ignores a dev server once packaged', () => {
    expect(findPage('http://localhost:5173', true).url).toBe('app://web-toolbox/');
  });
});

describe('originOf', () => {
  it.each([
    ['app://web-toolbox/#/Home', 'app://web-toolbox'],
    ['app://web-toolbox', 'app://web-toolbox'],
    ['https://example.org:8443/a', 'https://example.org:8443'],
    ['app://web-toolbox.example.org/', 'app://web-toolbox.example.org'],
    ['app://web-toolbox:80/', 'app://web-toolbox:80'],
  ])('%s has the origin %s', (address, origin) => {
    expect(originOf(address)).toBe(origin);
  });

  it.each([
    '',
    'null',
    'about:blank',
    'data:text/html,x',
    'blob:app://web-toolbox/1',
    'file:///etc/passwd',
    '/Home',
    'app:web-toolbox',
    'app://web-toolbox@example.org/',
    'app://user:secret@web-toolbox/',
  ])('%s has none', (address) => {
    expect(originOf(address)).toBeUndefined();
  });
});

describe('isPage', () => {
  const page = findPage(undefined, false);

  it.each(['app://web-toolbox/', 'app://web-toolbox/#/JSON/JSONFormatter'])('%s is the page', (address) => {
    expect(isPage(address, page)).toBe(true);
  });

  it.each([
    'app://web-toolbox/index.html',
    'app://web-toolbox/licences.json',
    'app://other/',
    'app://web-toolbox.evil/',
    'app://web-toolbox:80/',
    'app://user@web-toolbox/',
    'app://web-toolbox/?route=1',
    'app://web-toolbox//',
    'https://web-toolbox/',
    'blob:app://web-toolbox/1',
    'javascript:app://web-toolbox/',
    'view-source:app://web-toolbox/',
  ])('%s is not', (address) => {
    expect(isPage(address, page)).toBe(false);
  });
});
