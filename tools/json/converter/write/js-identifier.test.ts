import { expect, test } from 'vitest';
import { toJsIdentifier } from './js-identifier.ts';

test.each([
  ['RootClass', 'rootClass'],
  ['root', 'root'],
  ['a b-c', 'aBC'],
  ['2nd', '_2nd'],
  ['Class', '_class'],
  ['await', '_await'],
  ['日本', '日本'],
  ['Élan', 'élan'],
  ['👋', 'data'],
  ['', 'data'],
  ['*/ alert(1)', 'alert1'],
])('toJsIdentifier(%j) is %s', (text, identifier) => expect(toJsIdentifier(text)).toBe(identifier));
