import { expect, it } from 'vitest';
import { pageTools, tabbedTools } from '#tests/support/catalogue/examples.ts';
import { readStateLink } from './read-state-link.ts';

const [{ route }] = pageTools;
const [tabbed] = tabbedTools;
const tabPath = `${tabbed.route}/${tabbed.tabs[0].path}`;

it.each([
  [`https://tools.example/#${route}?state=q1Y-_`, `${route}?state=q1Y-_`],
  [`http://localhost:8080/sub/path/#${tabPath.toLowerCase()}?state=a`, `${tabPath}?state=a`],
  [` https://tools.example/index.html#${tabbed.route}?state=a\n`, `${tabPath}?state=a`],
  [`web-toolbox:${route}?state=a`, `${route}?state=a`],
])('%s leads to its screen', (link, address) => {
  expect(readStateLink(link)?.address).toBe(address);
});

it.each([
  '',
  `https://tools.example/#${route}`,
  'https://tools.example/#/Nowhere?state=a',
  'https://tools.example/#/About?state=a',
  'https://tools.example/?state=a',
  `https://tools.example/#${route}?state=<script>`,
  `javascript:alert(1)#${route}?state=a`,
  `see https://tools.example/#${route}?state=a`,
])('%j is none', (text) => {
  expect(readStateLink(text)).toBeUndefined();
});
