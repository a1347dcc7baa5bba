import { describe, expect, it } from 'vitest';
import { isFile, isMetered, versionOf, withoutHash } from './site-files.ts';

describe('withoutHash', () => {
  it.each([
    ['static/js/json-formatter.abc_-123.worker.js', 'static/js/json-formatter.worker.js'],
    ['static/js/index.DG8I3CEb.js', 'static/js/index.js'],
    ['static/media/eng.traineddata.CYZ2qwst.gz', 'static/media/eng.traineddata.gz'],
    ['licences.json', 'licences.json'],
  ])('%s is %s in every version', (url, name) => {
    expect(withoutHash(url)).toBe(name);
  });
});

describe('isMetered', () => {
  it.each([
    [{ onLine: true }, false],
    [{ onLine: true, connection: {} }, false],
    [{ onLine: true, connection: { saveData: false, type: 'wifi' } }, false],
    [{ onLine: true, connection: { saveData: true, type: 'wifi' } }, true],
    [{ onLine: true, connection: { saveData: false, type: 'cellular' } }, true],
  ])('%j: %s', (navigator, expected) => {
    expect(isMetered(navigator)).toBe(expected);
  });
});

describe('isFile', () => {
  it.each([
    ['a script', { status: 200, headers: { 'content-type': 'text/javascript; charset=utf-8' } }, true],
    ['a file without a type', { status: 200 }, true],
    ['the page of a host that has no such file', { status: 200, headers: { 'content-type': 'text/html' } }, false],
    ['the same with an encoding', { status: 200, headers: { 'content-type': 'Text/HTML; charset=utf-8' } }, false],
    ['a failure', { status: 404, headers: { 'content-type': 'text/javascript' } }, false],
  ])('%s: %s', (_name, init, expected) => {
    expect(isFile(new Response(null, init))).toBe(expected);
  });

  it('an answer from elsewhere', () => {
    expect(isFile({ ok: true, redirected: true, headers: new Headers() })).toBe(false);
  });
});

it('a version is called by its entry', () => {
  const file = { url: 'static/js/index.a.js', revision: null, bytes: 1 } as const;
  expect(
    versionOf([
      { ...file, url: 'a', part: 'first' },
      { ...file, part: 'entry' },
    ]),
  ).toBe(file.url);
  expect(() => versionOf([])).toThrow('The list of files has no entry.');
});
