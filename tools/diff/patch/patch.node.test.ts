import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { describeOtherChanges, otherChanges } from './other-changes.ts';
import { readPatch } from './read-patch.ts';
import { writePatch } from './write-patch.ts';

function applied(text: string, patch: string, isReversed = false) {
  const read = readPatch(patch, isReversed);
  if (!read.ok) {
    return read;
  }
  const [file] = read.value;
  return file === undefined ? undefined : applyPatch(text, file);
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `line ${index + 1}`);

test('is written as git does', () => {
  expect(writePatch('a\nb\nc\n', 'a\nB\nc', 'notes.txt')).toBe(`diff --git a/notes.txt b/notes.txt
--- a/notes.txt
+++ b/notes.txt
@@ -1,3 +1,3 @@
 a
-b
-c
+B
+c
\\ No newline at end of file
`);
  expect(writePatch('same', 'same')).toBe('');
});

test('leads from one text to the other, and back', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', 'd', '', '- x', '+ y', '\\ z', '@@ -1 +1 @@'), { maxLength: 30 })
    .chain((lines) => fc.constantFrom(lines.join('\n'), lines.map((line) => `${line}\n`).join('')));
  fc.assert(
    fc.property(text, text, (a, b) => {
      const patch = writePatch(a, b);
      if (patch === '') {
        return a === b;
      }
      const forth = applied(a, patch);
      const back = applied(b, patch, true);
      expect(forth).toMatchObject({ ok: true, value: { text: b, notes: [] } });
      expect(back).toMatchObject({ ok: true, value: { text: a, notes: [] } });
      return true;
    }),
  );
});

test.each([
  ['a change in the middle', numbered(40).join('\n'), numbered(40).join('\n').replace('line 20', 'LINE 20')],
  ['changes far from each other', `${numbered(40).join('\n')}\n`, `x\n${numbered(39).join('\n')}\nend`],
  ['an empty text', '', 'a\nb\n'],
  ['a text that becomes empty', 'a\nb', ''],
  ['line ends', 'a\r\nb\r\n', 'a\nb\r\n'],
])('git applies %s', (_name, a, b) => {
  const folder = mkdtempSync(join(tmpdir(), 'patch-'));
  try {
    writeFileSync(join(folder, 'text.txt'), a);
    writeFileSync(join(folder, 'it.patch'), writePatch(a, b));
    execFileSync('git', ['-c', 'core.autocrlf=false', 'apply', '--unidiff-zero', 'it.patch'], { cwd: folder });
    expect(readFileSync(join(folder, 'text.txt'), 'utf8')).toBe(b);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('fits a text of any length', () => {
  const a = `${numbered(300_000).join('\n')}\n`;
  const b = a.replace('line 150000\n', 'other\n');
  expect(applied(a, writePatch(a, b))).toEqual({ ok: true, value: { text: b, notes: [] } });
});

describe('that does not fit as it is', () => {
  const before = numbered(30).join('\n');
  const patch = writePatch(before, before.replace('line 15', 'LINE 15'));

  test('is applied farther below, and says so', () => {
    expect(applied(`one\ntwo\n${before}`, patch)).toMatchObject({
      ok: true,
      value: { notes: ['Hunk 1 was applied 2 lines below the place the patch gives.'] },
    });
  });

  test('keeps the line ends of the text', () => {
    const text = before.replaceAll('\n', '\r\n');
    expect(applied(text, patch)).toEqual({ ok: true, value: { text: text.replace('line 15', 'LINE 15'), notes: [] } });
  });

  test('names the hunk and the line', () => {
    expect(applied(before.replace('line 14', 'line XIV'), patch)).toEqual({
      ok: false,
      error: {
        code: 'hunk-does-not-fit',
        message:
          'Hunk 1 of 1, on line 4 of the patch, does not fit anywhere: line 14 of the text is “line XIV”, expected “line 14”.',
      },
    });
    expect(applied('line 1', patch)).toMatchObject({
      error: { message: expect.stringContaining('the text ends before line 12, where “line 12” is expected') },
    });
  });
});

describe('of a whole file', () => {
  const created = 'diff --git a/x b/x\nnew file mode 100644\n--- /dev/null\n+++ b/x\n@@ -0,0 +1,2 @@\n+a\n+b\n';
  const deleted = 'diff --git a/x b/x\ndeleted file mode 100644\n--- a/x\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n';
  const ofDiff = '--- /dev/null\t1970-01-01 00:00:00 +0000\n+++ x\t2024-02-29\n@@ -0,0 +1,2 @@\n+a\n+b\n';

  test.each([
    ['creates one', created, false, '', 'a\nb\n'],
    ['creates one, from diff -u', ofDiff, false, '', 'a\nb\n'],
    ['deletes one', deleted, false, 'a\nb\n', ''],
    ['deletes one when undone', created, true, 'a\nb\n', ''],
    ['creates one when undone', deleted, true, '', 'a\nb\n'],
  ])('%s', (_, patch, isReversed, text, result) => {
    expect(applied(text, patch, isReversed)).toEqual({ ok: true, value: { text: result, notes: [] } });
  });

  const creates = 'creates the file, but the text has 1 other line: “c”. Apply it to an empty text.';
  const deletes = 'deletes the whole file, but the text has 1 other line: “c”. Check whether it is for this text.';
  test.each([
    ['creates one', created, false, 'c\n', `Hunk 1, on line 5 of the patch, ${creates}`],
    ['creates one, from diff -u', ofDiff, false, 'c\n', `Hunk 1, on line 3 of the patch, ${creates}`],
    ['deletes one', deleted, false, 'a\nb\nc\n', `Hunk 1, on line 5 of the patch, ${deletes}`],
    ['deletes one when undone', ofDiff, true, 'c\na\nb\n', `Hunk 1, on line 3 of the patch, ${deletes}`],
    ['creates one when undone', deleted, true, 'c', `Hunk 1, on line 5 of the patch, ${creates}`],
  ])('%s, but not where there is more, as in git', (_, patch, isReversed, text, message) => {
    expect(applied(text, patch, isReversed)).toEqual({ ok: false, error: { code: 'hunk-does-not-fit', message } });
  });

  test('an empty one is told where the text is not', () => {
    const filled = '@@ -0,0 +1,2 @@\n+a\n+b\n';
    expect(applied('c\n', filled)).toMatchObject({
      value: { text: 'a\nb\nc\n', notes: [expect.stringContaining('to an empty text')] },
    });
    expect(applied('a\nb\nc\n', filled, true)).toMatchObject({
      value: { text: 'c\n', notes: [expect.stringContaining('1 line of this text stayed')] },
    });
    expect(applied('', filled)).toMatchObject({ value: { notes: [] } });
    expect(applied('a\nb\n', filled, true)).toMatchObject({ value: { notes: [] } });
  });

  test('the hunks of a copy are undone as well, and have their lines', () => {
    const copy = 'diff --git a/x b/y\ncopy from x\ncopy to y\n--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n';
    expect(applied('b\n', copy, true)).toEqual({ ok: true, value: { text: 'a\n', notes: [] } });
    const read = readPatch(`${copy}--- z\n+++ z\n@@ -1 +1 @@\n-a\n+b\n`, true);
    expect(read.ok && read.value.map(({ hunks }) => hunks[0]?.at)).toEqual([6, 11]);
  });
});

test.each([
  ['CR LF to LF', 'a\r\nb\r\n', 'a\nb\n'],
  ['LF to CR LF', 'a\nb\n', 'a\r\nb\r\n'],
  ['one line of several', 'a\r\nb\r\nc\r\n', 'a\r\nb\nc\r\n'],
  ['a new last line', 'a\r\n', 'a\nb'],
  ['a CR before the end', 'a\r', 'a'],
  ['nothing to CR LF', '', 'a\r\nb\r\n'],
  ['one ending of CR LF to more', 'a\r\nb', 'a\r\nx\r\nc\r\n'],
  ['one line without an end to CR LF', 'a', 'a\r\nb\r\nc'],
])('a patch that changes line endings does so, and back: %s', (_name, a, b) => {
  const patch = writePatch(a, b);
  expect(applied(a, patch)).toMatchObject({ ok: true, value: { text: b, notes: [] } });
  expect(applied(b, patch, true)).toMatchObject({ ok: true, value: { text: a, notes: [] } });
});

test.each([
  ['a patch with CR LF', '@@ -1,2 +1,2 @@\r\n a\r\n-b\r\n+B\r\n', 'a\nb\n', 'a\nB\n'],
  ['a patch with LF', '@@ -1,2 +1,2 @@\n a\n-b\n+B\n', 'a\r\nb\r\n', 'a\r\nB\r\n'],
  ['a patch of git for CR LF', '@@ -1,2 +1,2 @@\n a\r\n-b\r\n+B\r\n', 'a\nb\n', 'a\nB\n'],
  ['a blank line without its space', '@@ -1,3 +1,3 @@\n a\r\n\r\n-b\r\n+B\r\n', 'a\r\n\r\nb\r\n', 'a\r\n\r\nB\r\n'],
])('any other patch keeps those of the text: %s', (_name, patch, text, result) => {
  expect(applied(text, patch)).toMatchObject({ ok: true, value: { text: result, notes: [] } });
});

test.each([
  ['', 'not-a-patch', undefined],
  ['just words', 'not-a-patch', undefined],
  ['--- a\n+++ b\n@@ -1,2 +1,2 @@\n a\n', 'bad-patch', 3],
  ['--- a\n+++ b\n@@ -1 +1 @@\n-a\n*b\n', 'bad-patch', 3],
])('%j is refused', (patch, code, line) => {
  const read = readPatch(patch);
  expect(read).toMatchObject({ ok: false, error: { code } });
  expect(read.ok ? undefined : read.error.position?.line).toBe(line);
});

describe('a patch of another kind is refused with its kind and line', () => {
  const head = 'diff --git a/x b/y\n';
  test.each([
    [
      `${head}GIT binary patch\nliteral 0\nHcmV?d00001\n`,
      2,
      'starts a binary patch. Only changes of text can be applied.',
    ],
    [
      `${head}Binary files a/x and b/x differ\r\n`,
      2,
      'says only that binary files differ. Only changes of text can be applied.',
    ],
    ['Only in a: z\nFiles a/x and b/x differ\n', 2, 'says only that files differ. Write a patch with “diff -u”.'],
    [
      'diff --cc x\n--- a/x\n+++ b/x\n@@@ -1,1 -1,1 +1,1 @@@\n- a\n -b\n++c\n',
      1,
      'starts a combined diff, as of a merge. Write one against a single parent, with “git show -m”.',
    ],
    [
      '@@@ -1,1 -1,1 +1,1 @@@\n++c\n',
      1,
      'starts a combined diff, as of a merge. Write one against a single parent, with “git show -m”.',
    ],
    [`${head}similarity index 100%\nrename from x\nrename to y\n`, 3, 'renames a file. No text changes there.'],
    [`${head}similarity index 100%\ncopy from x\ncopy to y\n`, 3, 'copies a file. No text changes there.'],
    [`${head}old mode 100644\nnew mode 100755\n`, 2, 'changes the mode of a file. No text changes there.'],
    [`${head}new file mode 100644\nindex 0..1\n`, 2, 'creates an empty file. No text changes there.'],
    [
      `${head}new file mode 100644\nGIT binary patch\n`,
      3,
      'starts a binary patch. Only changes of text can be applied.',
    ],
    [
      '*** a\n--- b\n***************\n*** 1 ****\n! a\n--- 1 ----\n! b\n',
      3,
      'starts a context diff. Write a unified one, with “diff -u”.',
    ],
    ['1,2c1\n< a\n---\n> b\n', 1, 'starts a diff without context. Write a unified one, with “diff -u”.'],
  ])('%j', (patch, line, says) => {
    expect(readPatch(patch)).toMatchObject({
      ok: false,
      error: { code: 'other-changes', message: `Line ${line} ${says}`, position: { line } },
    });
  });

  test.each([
    ['a rename', 'similarity index 90%\nrename from x\nrename to y\nindex 1..2 100644\n'],
    ['a copy', 'similarity index 90%\ncopy from x\ncopy to y\nindex 1..2 100644\n'],
    ['another mode', 'old mode 100644\nnew mode 100755\nindex 1..2\n'],
  ])('but the hunks of %s are applied', (_, between) => {
    const patch = `${head}${between}--- a/x\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n`;
    expect(applied('a\n', patch)).toMatchObject({ ok: true, value: { text: 'b\n' } });
    expect(describeOtherChanges(patch)).toEqual([]);
  });

  test('long lines and many parts take time proportional to their length', () => {
    for (const part of ['Files and differ ', 'Binary files x differ\n', '1,', '@@@ -', '* ', 'rename from x\n']) {
      expect(otherChanges(part.repeat(100_000)).length).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('a mail of git format-patch is read without its signature', () => {
  const head = (number: number) => `From 1234567890 Mon Sep 17 00:00:00 2001
From: Ada <ada@example.org>
Subject: [PATCH ${number}/2] Change a line

---
 a.txt | 2 +-
 1 file changed, 1 insertion(+), 1 deletion(-)

diff --git a/a.txt b/a.txt
index 1234567..89abcde 100644
--- a/a.txt
+++ b/a.txt
`;
  const change = '@@ -1,2 +1,2 @@\n one\n-two\n+TWO\n';

  test.each([
    ['with the version', '-- \n2.39.5\n\n', 1],
    ['of another build', '--\n2.39.5 (Apple Git-154)\n', 1],
    ['with an empty signature', '-- \n', 1],
    ['followed by another', `-- \n2.39.5\n\n${head(2)}${change}-- \n2.39.5\n\n`, 2],
  ])('%s', (_, end, files) => {
    const read = readPatch(`${head(1)}${change}${end}`);
    expect(read.ok && read.value.map(({ name, removed, added }) => [name, removed, added])).toEqual(
      Array.from({ length: files }, () => ['a.txt', 1, 1]),
    );
  });

  test('while a line “- ” is removed', () => {
    expect(applied('one\n- \n', '--- a\n+++ b\n@@ -1,2 +1 @@\n one\n-- \n')).toMatchObject({
      value: { text: 'one\n' },
    });
    expect(applied('one\n- \n', '--- a\n+++ b\n@@ -1,2 +1 @@\n one\n-- \n-- \n2.39.5\n')).toMatchObject({
      value: { text: 'one\n' },
    });
  });

  test('but a hunk with a line too many is refused', () => {
    const read = readPatch(`${head(1)}${change}-three\n-- \n2.39.5\n`);
    expect(read).toMatchObject({ error: { code: 'bad-patch', message: expect.stringContaining('has more lines') } });
  });
});
