import * as v from 'valibot';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import { ok } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { type AnyOperation, defineOperation, optionHints, tableOf } from '#tools/define-operation.ts';
import { algorithms } from './algorithms.ts';
import type { Sum } from './hash-stream.ts';
import { sumFormats, writeSum } from './write-sum.ts';

const format = v.optional(
  v.pipe(
    v.picklist(sumFormats),
    v.title('Write as'),
    optionHints({ labels: { hex: 'hex', 'hex-upper': 'HEX', base64: 'Base64' } }),
  ),
  'hex',
);

const rowOf = ({ name, bytes }: Sum, form: (typeof sumFormats)[number]) => {
  const algorithm = algorithms.find((one) => one.name === name);
  const warning = algorithm !== undefined && 'warning' in algorithm ? algorithm.warning : undefined;
  return { name, value: writeSum(bytes, form), ...(warning !== undefined && { note: warning, tone: 'bad' as const }) };
};

const sums = defineOperation({
  id: 'hash.sums',
  title: 'Make all checksums',
  takes: 'stream',
  accepts: ['application/octet-stream', 'text/plain'],
  produces: ['application/json'],
  options: v.object({
    format,
    compareWith: v.optional(
      v.pipe(
        v.string(),
        v.title('Compare with'),
        v.description(
          'A checksum, such as the one published beside a download. The result says which hash it matches.',
        ),
        optionHints({ placeholder: 'Paste a sum' }),
      ),
      '',
    ),
  }),
  example: { input: 'abc', output: '{\n  "MD5": "900150983cd24fb0d6963f7d28e17f72",' },
  async run(stream, { format: form, compareWith }, { signal }) {
    const { hashStream } = await import('./hash-stream.ts');
    const { compareSum } = await import('./compare-sum.ts');
    const names = algorithms.map(({ name }) => name);
    const hashed = await hashStream(stream, names, signal);
    if (!hashed.ok) {
      return hashed;
    }
    const { sums: made, length } = hashed.value;
    const comparison = isBlank(compareWith) ? [] : [compareSum(compareWith, made)];
    return ok({
      ...tableOf([...comparison, ...made.map((sum) => rowOf(sum, form))]),
      fileName: 'sums.json',
      notes: [`Input: ${formatByteLength(length)}.`],
    });
  },
});

const hmac = defineOperation({
  id: 'hash.hmac',
  title: 'Make HMACs with a key',
  takes: 'stream',
  accepts: ['application/octet-stream', 'text/plain'],
  produces: ['application/json'],
  isSecret: true,
  options: v.object({
    key: v.optional(v.pipe(v.string(), v.title('Key'), optionHints({ placeholder: 'The secret key' })), ''),
    keyFormat: v.optional(
      v.pipe(v.picklist(['text', 'hex']), v.title('The key is'), optionHints({ labels: { text: 'Text', hex: 'Hex' } })),
      'text',
    ),
    format,
  }),
  example: {
    input: 'what do ya want for nothing?',
    options: { key: 'Jefe' },
    output: '{\n  "HMAC-MD5": "750c783e6ab0b503eaa86e310a5db738",',
  },
  async run(stream, { key, keyFormat, format: form }, { signal }) {
    const { readKey } = await import('./read-key.ts');
    const { hashStream } = await import('./hash-stream.ts');
    const read = readKey(key, keyFormat);
    if (!read.ok) {
      return read;
    }
    const names = algorithms.filter(({ hasHmac }) => hasHmac).map(({ name }) => name);
    const hashed = await hashStream(stream, names, signal, read.value);
    if (!hashed.ok) {
      return hashed;
    }
    const rows = hashed.value.sums.map((sum) => ({ name: `HMAC-${sum.name}`, value: writeSum(sum.bytes, form) }));
    return ok({
      ...tableOf(rows),
      fileName: 'hmac.json',
      notes: [
        `Input: ${formatByteLength(hashed.value.length)}. Key: ${formatByteLength(read.value.length)}.`,
        ...(read.value.length === 0 ? ['The key is empty.'] : []),
      ],
    });
  },
});

/** The operations of Hash. */
export const operations: readonly AnyOperation[] = [sums, hmac];
