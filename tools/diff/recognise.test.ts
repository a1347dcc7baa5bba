import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';

const seen = (text: string) => recognise({ text, size: text.length })?.preview;

test.each([
  ['--- a\n+++ b\n@@ -1 +1 @@\n-x\n+y\n', '1 file, +1 −1'],
  ['@@ -1,2 +1,3 @@ function f() {\n a\n+--- b\n+c\n-d', '1 file, +2 −1'],
  [
    'diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n--- y\n+++ y\n\\ No newline at end of file\ndiff --git a/z b/z\n--- a/z\n+++ b/z\n@@ -0,0 +1 @@\n+y\n',
    '2 files, +2 −1',
  ],
  ['just a text', undefined],
  ['- a\n+ b', undefined],
  ['see @@ -1 +1 @@', undefined],
])('%j is %j', (text, preview) => {
  expect(seen(text)).toBe(preview);
});

test('says of a long patch that it is one', () => {
  const text = '@@ -1 +1 @@\n-x\n+y\n';
  expect(recognise({ text, size: 5_000_000 })?.preview).toBe('a patch of many lines');
});
