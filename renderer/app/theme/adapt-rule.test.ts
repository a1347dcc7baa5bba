import createCache from '@emotion/cache';
import { expect, test } from 'vitest';
import { adaptRule } from './adapt-rule.ts';

/** The rules that Emotion makes of styles, for the class `a`. */
function rulesOf(styles: string): string {
  const cache = createCache({ key: 'css', stylisPlugins: [adaptRule] });
  cache.compat = true;
  cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
  return String(cache.inserted.a);
}

test.each([
  ['user-select:none;', '.a{-webkit-user-select:none;user-select:none;}'],
  [
    'text-decoration:underline wavy red;text-decoration-skip-ink:none;',
    '.a{-webkit-text-decoration:underline wavy red;text-decoration:underline wavy red;text-decoration-skip-ink:none;}',
  ],
  ['display:flex;transition:opacity 1s;transform:none;', '.a{display:flex;transition:opacity 1s;transform:none;}'],
  ['&::-moz-focus-inner{border-style:none;}color:red;', '.a{color:red;}'],
  ['&::-webkit-input-placeholder{opacity:0;}', '.a::placeholder{opacity:0;}'],
  ['&::-moz-placeholder{opacity:0;}&:-ms-input-placeholder{opacity:0;}', ''],
  ['&::-moz-focus-inner,&:hover{color:red;}', '.a:hover{color:red;}'],
  ['@media print{&::-ms-input-placeholder{opacity:0;}color:red;}', '@media print{.a{color:red;}}'],
  ['@keyframes b{from{opacity:0;}to{opacity:1;}}', '@keyframes b{from{opacity:0;}to{opacity:1;}}'],
])('%s', (styles, rules) => {
  expect(rulesOf(styles)).toBe(rules);
});
