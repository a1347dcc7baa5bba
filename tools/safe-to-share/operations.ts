import * as v from 'valibot';
import { type SensitiveKind, sensitiveKinds } from '#shared/formats/secrets/kinds.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { fail, ok } from '#shared/result.ts';
import { type AnyOperation, defineOperation, optionHints, tableOf } from '#tools/define-operation.ts';
import { describeNothing } from './describe-nothing.ts';

/** A switch for each kind that says whether it is masked. */
const kindOptions = Object.fromEntries(
  sensitiveKinds.map(({ id, title }) => [id, v.optional(v.pipe(v.boolean(), v.title(title)), true)]),
);

const withoutOf = (options: Readonly<Record<string, unknown>>): ReadonlySet<SensitiveKind> =>
  new Set(sensitiveKinds.filter(({ id }) => options[id] === false).map(({ id }) => id));

const linesOf = (text: string) => new Set(text.split('\n').filter((line) => line !== ''));

const accepts = ['text/plain', 'application/json', 'application/yaml'] as const;

const mask = defineOperation({
  id: 'safe-to-share.mask',
  title: 'Mask secrets',
  takes: 'text',
  accepts,
  produces: ['text/plain'],
  isSecret: true,
  options: v.object({
    ...kindOptions,
    left: v.optional(
      v.pipe(v.string(), v.title('Leave as they are'), v.description('Values not to be masked, one per line.')),
      '',
    ),
  }),
  example: {
    input: 'curl -u ada:lovelace https://example.com # ask ada@example.com',
    output: 'curl -u ada:⟨PASSWORD_1⟩ https://example.com # ask ⟨EMAIL_1⟩',
  },
  async run(text, options, { reportProgress }) {
    const { maskText } = await import('./mask-text.ts');
    const without = withoutOf(options);
    const masking = maskText(text, { without, left: linesOf(options.left), reportProgress });
    const count = masking.values.filter(({ isMasked }) => isMasked).length;
    return ok({
      data: masking.text,
      mediaType: 'text/plain',
      fileName: 'safe.txt',
      notes: [count === 0 ? describeNothing(without) : `${countOf(count, 'value')} masked.`],
    });
  },
});

const list = defineOperation({
  id: 'safe-to-share.list',
  title: 'List secrets',
  takes: 'text',
  accepts,
  produces: ['application/json'],
  isSecret: true,
  options: v.object(kindOptions),
  example: { input: 'password=lovelace', output: '{\n  "PASSWORD_1": "lovelace"\n}' },
  async run(text, options, { reportProgress }) {
    const { maskText } = await import('./mask-text.ts');
    const { values } = maskText(text, { without: withoutOf(options), reportProgress });
    return ok({
      ...tableOf(values.map(({ name, value, why }) => ({ name, value, note: why }))),
      fileName: 'values.json',
    });
  },
});

const valuesSchema = v.record(v.string(), v.string());

const putBackOperation = defineOperation({
  id: 'safe-to-share.put-back',
  title: 'Put secrets back',
  takes: 'text',
  accepts,
  produces: ['text/plain'],
  isSecret: true,
  options: v.object({
    values: v.optional(
      v.pipe(
        v.string(),
        v.title('Values'),
        v.description('The result of “List secrets” for the text before it was masked.'),
        optionHints({ placeholder: '{"PASSWORD_1": "…"}' }),
      ),
      '{}',
    ),
  }),
  example: {
    input: 'The password ⟨PASSWORD_1⟩ is weak.',
    options: { values: '{"PASSWORD_1":"lovelace"}' },
    output: 'The password lovelace is weak.',
  },
  async run(text, { values }) {
    const { putBack } = await import('./put-back.ts');
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), valuesSchema), values);
    if (!parsed.success) {
      const message = 'The values must be a JSON object of strings, such as {"PASSWORD_1": "lovelace"}.';
      return fail({ code: 'bad-values', message, option: 'values' });
    }
    const { text: data, unknown } = putBack(text, new Map(Object.entries(parsed.output)));
    return ok({
      data,
      mediaType: 'text/plain',
      fileName: 'answer.txt',
      notes: unknown.length === 0 ? [] : [`There is no value for ${unknown.join(', ')}.`],
    });
  },
});

/** The operations of Safe to share. */
export const operations: readonly AnyOperation[] = [mask, list, putBackOperation];
