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
/** MUI's tooltip names its child, which is wrong if the child is not a control itself but contains one. */
const tooltips = /^(?:Tooltip|Hint)$/;
const aroundControls = /^(?:Checkbox|FormControlLabel|Radio|Switch)$/;

/** @returns the lines of a source that name an element without a role */
function findNameless(path: string, source: string): readonly number[] {
  const { program } = parseSync(path, source);
  const found: number[] = [];
  const lineOf = (offset: number) => source.slice(0, offset).split('\n').length;
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) => source.slice(start, end);
  new Visitor({
    JSXElement({ openingElement, children }) {
      const child = children.find((node) => node.type === 'JSXElement')?.openingElement;
      if (
        child !== undefined &&
        tooltips.test(textOf(openingElement.name)) &&
        !textOf(openingElement).includes('describeChild') &&
        !/\s(?:role=|aria-hidden)/.test(textOf(child))
      ) {
        const tag = textOf(child.name);
        if (withoutRole.test(tag) || aroundControls.test(tag)) {
          found.push(lineOf(child.start));
        }
      }
    },
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
    },
  }).visit(program);
  return found;
}

test('nothing is named that has no role', () => {
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
  '<Tooltip title="x"><span><button /></span></Tooltip>',
  '<Tooltip title="x"><Checkbox /></Tooltip>',
])('%s would be found', (element) => {
  expect(findNameless('a.tsx', element)).toEqual([1]);
});

test.each([
  '<Box role="group" aria-label="x" />',
  '<Box component="section" aria-labelledby={id} />',
  '<IconButton aria-label="x" />',
  '<Tooltip title="x"><TooltipTarget><button /></TooltipTarget></Tooltip>',
  '<Tooltip title="x" describeChild><FormControlLabel /></Tooltip>',
  "<Box {...(isOver ? { role: 'alert' } : { role: 'timer' })} aria-label=\"x\" />",
])('%s is right', (element) => {
  expect(findNameless('a.tsx', element)).toEqual([]);
});
