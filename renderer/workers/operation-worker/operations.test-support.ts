import * as v from 'valibot';
import { fail, ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation } from '#tools/define-operation.ts';

const reverse = defineOperation({
  id: 'letters.reverse',
  title: 'Reverse the letters of a text',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['text/x-reversed'],
  options: v.object({
    casing: v.optional(v.pipe(v.picklist(['kept', 'upper']), v.title('Casing')), 'kept'),
    isCounted: v.optional(v.pipe(v.boolean(), v.title('Count the letters')), true),
  }),
  example: { input: 'abc', output: 'cba' },
  run(text, { casing, isCounted }) {
    const offset = text.search(/\d/);
    if (offset !== -1) {
      const position = { offset, line: 1, column: offset + 1 };
      return fail({ code: 'not-a-letter', message: 'A digit is not a letter.', position });
    }
    const reversed = [...text].reverse().join('');
    return ok({
      data: casing === 'upper' ? reversed.toUpperCase() : reversed,
      mediaType: 'text/x-reversed',
      notes: isCounted ? [`Letters: ${text.length}.`] : [],
    });
  },
});

const measure = defineOperation({
  id: 'picture.measure',
  title: 'Measure a picture',
  takes: 'bytes',
  accepts: ['image/png'],
  produces: ['text/plain'],
  options: v.object({}),
  example: { output: '3 × 2' },
  async run(bytes, _options, { decodeImage }) {
    const decoded = await decodeImage(bytes);
    if (!decoded.ok) {
      return decoded;
    }
    const { width, height } = decoded.value;
    const pixels = decoded.value.draw(width, height, 'transparent')?.data.slice(0, 4);
    decoded.value.close();
    return ok({ data: `${width} × ${height}, ${pixels?.join(' ')}`, mediaType: 'text/plain' });
  },
});

/** Operations for the tests of what runs operations, which need no tool. */
export const operations: readonly AnyOperation[] = [reverse, measure];
