import { describe, expect, it } from 'vitest';
import { findPage, isPage, originOf } from './page-address.ts';

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
    ['app://web-toolbox@example.org/', 'app://example.org'],
  ])('%s has the origin %s', (address, origin) => {
    expect(originOf(address)).toBe(origin);
  });

  it.each(['', 'null', 'about:blank', 'data:text/html,x', 'file:///etc/passwd', '/Home'])('%s has none', (address) => {
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
    'https://web-toolbox/',
    'javascript:app://web-toolbox/',
  ])('%s is not', (address) => {
    expect(isPage(address, page)).toBe(false);
  });
});
