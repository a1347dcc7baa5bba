import * as v from 'valibot';
import { ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation } from '#tools/define-operation.ts';
import { formatIds } from './format-ids.ts';
import { idKinds, isUuidKind } from './id-kinds.ts';
import { initialForm, largestNanoIdSize } from './id-request.ts';
import { namespaces } from './namespaces.ts';
import { countTo, largestQuantity } from './parse-count.ts';

const generate = defineOperation({
  id: 'uuid.generate',
  title: 'Generate UUIDs, ULIDs or Nano IDs',
  takes: 'nothing',
  accepts: [],
  produces: ['text/plain'],
  options: v.object({
    kind: v.optional(v.pipe(v.picklist(idKinds.map(({ value }) => value)), v.title('Version')), initialForm.kind),
    quantity: v.optional(
      v.pipe(
        countTo(largestQuantity),
        v.title('Quantity'),
        v.description('Ignored by versions 3 and 5, which make one UUID per name.'),
      ),
      Number(initialForm.quantity),
    ),
    namespace: v.optional(
      v.pipe(
        v.string(),
        v.title('Namespace'),
        v.description(
          `A UUID, for versions 3 and 5 only. ${namespaces.map(({ label, value }) => `${label}: ${value}`).join('; ')}.`,
        ),
      ),
      initialForm.namespace,
    ),
    names: v.optional(
      v.pipe(v.string(), v.title('Names'), v.description('For versions 3 and 5 only: one name per line.')),
      initialForm.names,
    ),
    size: v.optional(
      v.pipe(
        countTo(largestNanoIdSize),
        v.title('Length'),
        v.description('For Nano IDs only: the number of characters.'),
      ),
      Number(initialForm.size),
    ),
    alphabet: v.optional(
      v.pipe(
        v.string(),
        v.title('Alphabet'),
        v.description('For Nano IDs only. Leave it empty to use the standard 64 characters.'),
      ),
      initialForm.alphabet,
    ),
    isUpperCase: v.optional(v.pipe(v.boolean(), v.title('Upper case')), false),
    hasNoHyphens: v.optional(v.pipe(v.boolean(), v.title('No hyphens')), false),
    hasBraces: v.optional(v.pipe(v.boolean(), v.title('Braces')), false),
    isQuotedList: v.optional(v.pipe(v.boolean(), v.title('Quotes and commas')), false),
  }),
  example: { options: { kind: 'v5', names: 'example.com' }, output: 'cfbff0d1-9375-5685-968c-48ce8b15ae17' },
  async run(_, { isUpperCase, hasNoHyphens, hasBraces, isQuotedList, ...request }) {
    const { tasks } = await import('./tasks.ts');
    const generated = tasks.generate(request);
    if (!generated.ok) {
      return generated;
    }
    const { kind } = request;
    return ok({
      data: formatIds(generated.value, kind, { isUpperCase, hasNoHyphens, hasBraces, isQuotedList }),
      mediaType: 'text/plain',
      fileName: `${isUuidKind(kind) ? 'uuid' : kind}s.txt`,
    });
  },
});

const inspect = defineOperation({
  id: 'uuid.inspect',
  title: 'Take a UUID, a ULID or another identifier apart',
  takes: 'text',
  accepts: ['text/plain'],
  produces: ['application/json'],
  options: v.object({}),
  example: {
    input: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    output: '{\n  "title": "UUID version 7",\n  "time": "2022-02-22T19:22:22.000Z",',
  },
  async run(text) {
    const { inspectId } = await import('./inspect-id.ts');
    const { formatUtc } = await import('./uuid-time.ts');
    const inspected = inspectId(text);
    if (!inspected.ok) {
      return inspected;
    }
    const { title, time, fields } = inspected.value;
    return ok({
      data: JSON.stringify({ title, ...(time && { time: formatUtc(time) }), fields }, null, 2),
      mediaType: 'application/json',
      fileName: 'uuid.json',
    });
  },
});

/** The operations of the UUID generator. */
export const operations: readonly AnyOperation[] = [generate, inspect];
