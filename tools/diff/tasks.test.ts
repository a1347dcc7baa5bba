import { expect, test } from 'vitest';
import { createTasks, type Source } from './tasks.ts';

const context = { reportProgress: () => undefined, signal: new AbortController().signal };
const ignored = { whiteSpace: 'none', isCaseIgnored: false } as const;
const marked = (text: string) => new File([`\ufeff${text}`], 'a.txt');

async function patchOf(a: Source, b: Source) {
  const tasks = createTasks();
  const compared = await tasks.compare({ a, b, ignored }, context);
  const written = compared.ok ? tasks.patch({ id: compared.value.id, name: 'a.txt' }) : undefined;
  return written?.ok ? written.value : undefined;
}

async function apply(text: Source, patch: string) {
  const applied = await createTasks().apply({ text, patch, file: undefined, isReversed: false });
  return applied.ok ? applied.value : applied.error;
}

test('a patch has the byte order mark of a file in its first line, as that of git', async () => {
  expect(await patchOf(marked('a\nb\n'), marked('a\nB\n'))).toContain('@@\n \ufeffa\n-b\n+B\n');
  expect(await patchOf(marked('a\n'), 'a\n')).toContain('@@\n-\ufeffa\n+a\n');
});

test.each([
  ['are the same', 'a\n', 'a\n', 'none', false],
  ['differ', 'a\n', 'b\n', 'none', true],
  ['differ in white space, which is ignored', 'a b\n', 'a  b\n', 'all', true],
  ['differ in line ends', 'a\r\n', 'a\n', 'none', true],
  ['differ in the line break at the end', 'a\n', 'a', 'none', true],
  ['differ in a byte order mark', marked('a\n'), 'a\n', 'none', true],
  ['differ in encoding', new File([Uint8Array.of(0xe4)], 'a.txt'), new File(['ä'], 'b.txt'), 'none', false],
] as const)('texts that %s have a patch if it is not empty', async (_, a, b, whiteSpace, expected) => {
  const compared = await createTasks().compare({ a, b, ignored: { whiteSpace, isCaseIgnored: false } }, context);
  expect(compared).toMatchObject({ value: { hasPatch: expected } });
  expect((await patchOf(a, b)) !== '').toBe(expected);
});

test.each([
  ['of git', '@@ -1,2 +1,2 @@\n-\ufeffa\n+\ufeffA\n b\n', '\ufeffA\nb\n'],
  ['that removes it', '@@ -1,2 +1,2 @@\n-\ufeffa\n+a\n b\n', 'a\nb\n'],
  ['that does not know of it', '@@ -1,2 +1,2 @@\n-a\n+A\n b\n', '\ufeffA\nb\n'],
])('a patch %s fits a file with a byte order mark', async (_, patch, text) => {
  expect(await apply(marked('a\nb\n'), patch)).toMatchObject({ text, notes: [] });
});

test('a result in another encoding than its file says so', async () => {
  const file = new File([Uint8Array.of(0xe4, 0x0a)], 'a.txt');
  expect(await apply(file, '@@ -1 +1,2 @@\n ä\n+b\n')).toMatchObject({
    text: 'ä\nb\n',
    notes: ['The original is Windows-1252, the result UTF-8.'],
  });
});

test('a file that a patch creates is not chosen for a text with content', async () => {
  const change = '@@ -1 +1 @@\n-a\n+b\n';
  const patch = `--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+new\n--- a/y\n+++ b/y\n${change}`;
  expect(await apply('a\n', patch)).toMatchObject({ file: 1, text: 'b\n' });
});

test('what a patch has besides text is told to be left out', async () => {
  const binary = 'diff --git a/i b/i\nBinary files a/i and b/i differ\n';
  const patch = `${binary}diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n${binary.repeat(4)}`;
  const says = 'says only that binary files differ. Only changes of text can be applied.';
  expect(await apply('a\n', patch)).toMatchObject({
    text: 'b\n',
    notes: [`Line 2 ${says}`, `Line 10 ${says}`, `Line 12 ${says}`, '2 more of the patch’s files cannot be applied.'],
  });
  expect(await apply('z\n', patch)).toMatchObject({ notes: { length: 4 } });
});
