import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
  .map((path) => ({ path, source: readFileSync(join('renderer', path), 'utf8') }));

/** What only a page in development would show, since builds omit the code for it. */
const omitted = {
  'a button that shows progress without an indicator of its own':
    /<(?:Icon)?Button\b(?![^<]*\sloadingIndicator=)[^<]*\sloading(?:=|\s|>)/u,
  'a select of the browser, or a field that is not outlined':
    /<(?:Select|TextField)\b[^<]*(?:\snative(?:=|\s|>)|\svariant="(?:standard|filled)")/u,
  'a link that prefetches a page': /<(?:Router)?Link\b[^<]*\sprefetch=/u,
  'a component with the statics of another': /\bwithTheme\b/u,
};

test.each(Object.entries(omitted))('the page does not have %s', (_, pattern) => {
  expect(files.filter(({ source }) => pattern.test(source)).map(({ path }) => path)).toEqual([]);
});

test('what builds omit is found', () => {
  const { 'a button that shows progress without an indicator of its own': progress } = omitted;
  expect(progress.test('<Button size="small" loading={isBusy} onClick={go}>')).toBe(true);
  expect(progress.test('<Button loading={isBusy} loadingIndicator={spinner}>')).toBe(false);
  expect(progress.test('<Button disabled>\n<LazyPart loading={a} />')).toBe(false);
});
