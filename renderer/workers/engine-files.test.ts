import { expect, it } from 'vitest';
import { engineFileUrl } from './engine-files.ts';

it('says which file it does not have', () => {
  expect(() => engineFileUrl('a-package/other.wasm')).toThrow('There is no a-package/other.wasm');
});
