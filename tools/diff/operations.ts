import * as v from 'valibot';
import { fail, ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation, optionHints } from '#tools/define-operation.ts';

const compare = defineOperation({
  id: 'diff.compare',
  title: 'Write a patch',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['text/x-patch'],
  options: v.object({
    changed: v.optional(v.pipe(v.string(), v.title('Changed text'), v.description('The text to compare with.')), ''),
    name: v.optional(
      v.pipe(
        v.string(),
        v.title('Name of the file'),
        v.description('The name that the patch gives to the text.'),
        optionHints({ placeholder: 'text.txt' }),
      ),
      '',
    ),
  }),
  example: {
    input: 'one\n',
    options: { changed: 'two\n', name: 'count.txt' },
    output: 'diff --git a/count.txt b/count.txt\n--- a/count.txt\n+++ b/count.txt\n@@ -1,1 +1,1 @@\n-one\n+two\n',
  },
  async run(text, { changed, name }) {
    const { writePatch } = await import('./patch/write-patch.ts');
    const patch = writePatch(text, changed, name === '' ? undefined : name);
    return ok({
      data: patch,
      mediaType: 'text/x-patch',
      fileName: 'changes.patch',
      notes: patch === '' ? ['The texts are the same.'] : [],
    });
  },
});

const apply = defineOperation({
  id: 'diff.apply',
  title: 'Apply a patch',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['text/plain'],
  options: v.object({
    patch: v.optional(v.pipe(v.string(), v.title('Patch'), v.description('A unified patch of one file.')), ''),
    isReversed: v.optional(v.pipe(v.boolean(), v.title('Undo it')), false),
  }),
  example: {
    input: 'one\n',
    options: { patch: '@@ -1 +1 @@\n-one\n+two\n' },
    output: 'two\n',
  },
  async run(text, { patch, isReversed }) {
    const [{ readPatch }, { applyPatch }, { describeOtherChanges }] = await Promise.all([
      import('./patch/read-patch.ts'),
      import('./patch/apply-patch.ts'),
      import('./patch/other-changes.ts'),
    ]);
    const read = readPatch(patch, isReversed);
    if (!read.ok) {
      return fail({ code: read.error.code, message: read.error.message, option: 'patch' });
    }
    const [file, other] = read.value;
    if (file === undefined || other !== undefined) {
      return fail({
        code: 'several-files',
        message: 'This patch is for several files; one is expected.',
        option: 'patch',
      });
    }
    const applied = applyPatch(text, file);
    return applied.ok
      ? ok({
          data: applied.value.text,
          mediaType: 'text/plain',
          fileName: 'patched.txt',
          notes: [...applied.value.notes, ...describeOtherChanges(patch)],
        })
      : fail({ ...applied.error, option: 'patch' });
  },
});

/** The operations of Diff. */
export const operations: readonly AnyOperation[] = [compare, apply];
