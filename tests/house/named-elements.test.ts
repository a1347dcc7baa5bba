import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

/**
 * Elements without a role, which ARIA does not allow to be named: screen readers ignore the name, or read it instead of
 * the text.
 */
const withoutRole =
  /^(?:[bip]|abbr|bdi|bdo|br|caption|cite|code|data|del|div|dfn|em|ins|kbd|legend|mark|pre|q|s|samp|small|span|strong|sub|sup|time|u|var)$/;
/** Components that render a `div` unless told otherwise. */
const boxes = /^(?:Box|Stack|Typography)$/;
const name = /^aria-label(?:ledby)?$/;
/** What makes an element with a hint understood without it: a hint is only seen. */
const saysItself = /^(?:label|aria-(?:label|labelledby|description|hidden))$/;

/** @returns the lines of a source that name an element without a role, or show a hint for one without a name */
function findNameless(path: string, source: string): readonly number[] {
  const { program } = parseSync(path, source);
  const found: number[] = [];
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) => source.slice(start, end);
  new Visitor({
    JSXOpeningElement(element) {
      const attributes = new Map<string, string>();
      let spread = '';
      for (const attribute of element.attributes) {
        if (attribute.type === 'JSXAttribute') {
          const { value } = attribute;
          attributes.set(textOf(attribute.name), value === null ? '' : textOf(value).replace(/["'{}]/g, ''));
        } else {
          spread += textOf(attribute);
        }
      }
      const tag = textOf(element.name);
      const shown = boxes.test(tag) ? (attributes.get('component') ?? 'div') : tag;
      const isNamed = [...attributes.keys()].some((attribute) => name.test(attribute));
      // The spread properties may include a role.
      if (isNamed && withoutRole.test(shown) && !attributes.has('role') && !spread.includes('role')) {
        found.push(lineOf(element.start));
      }
      const names = [...attributes.keys()];
      if (attributes.has('data-hint') && tag !== 'span' && !names.some((attribute) => saysItself.test(attribute))) {
        found.push(lineOf(element.start));
      }
    },
  }).visit(program);
  return found;
}

test('nothing is named that has no role, and nothing has a hint that has no name', () => {
  const paths = readdirSync('renderer', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .map((path) => join('renderer', path));
  expect(paths.length).toBeGreaterThan(100);
  expect(
    paths.flatMap((path) => findNameless(path, readFileSync(path, 'utf8')).map((line) => `${path}:${line}`)),
  ).toEqual([]);
});

test.each([
  '<span aria-label="x" />',
  '<Box aria-labelledby={id}>text</Box>',
  '<Typography component="p" aria-label="x" />',
  '<div {...props} aria-label="x" />',
  '<IconButton data-hint="x" />',
])('%s would be found', (element) => {
  expect(findNameless('a.tsx', element)).toEqual([1]);
});

test.each([
  '<Box role="group" aria-label="x" />',
  '<Box component="section" aria-labelledby={id} />',
  '<IconButton aria-label="x" />',
  '<IconButton data-hint="x" aria-label="y" />',
  '<span data-hint="x"><IconButton aria-label="x" disabled={isEmpty} /></span>',
  "<Box {...(isOver ? { role: 'alert' } : { role: 'timer' })} aria-label=\"x\" />",
])('%s is right', (element) => {
  expect(findNameless('a.tsx', element)).toEqual([]);
});
