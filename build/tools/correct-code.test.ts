import { expect, test } from 'vitest';
import { correctCode } from './correct-code.ts';

test('replaces what it finds, by what the groups make of it', () => {
  const replacement = (_: string, name = '') => `${name}$1`;
  expect(correctCode('a=f(b)', { found: /f\((\w)\)/u, replacement }, 'x.js', 'build/x.ts')).toBe('a=b$1');
  expect(correctCode('a a', { found: 'a', replacement: () => '$&' }, 'x.js', 'build/x.ts')).toBe('$& a');
});

test('says which file has changed, and where its correction is', () => {
  expect(() => correctCode('a', { found: 'b', replacement: () => 'c' }, 'x.js', 'build/x.ts')).toThrow(
    'x.js has changed: adapt its correction in build/x.ts, or remove it if it is no longer needed.',
  );
});
