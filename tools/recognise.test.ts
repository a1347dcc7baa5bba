/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '#tests/support/inputs/hostile-texts.ts';
import type { AnyOperation, Recogniser, Sample } from './define-operation.ts';
import { answerOf, type Recognised, recogniseAll } from './recognise.ts';
import { screenOf } from './screen-of.ts';
import { screens } from './screens.ts';

const modules = import.meta.glob<Recogniser>(['./*/recognise{,-*}.ts', '!./*/*.test.ts'], { eager: true });
const all = Object.fromEntries(Object.entries(modules).map(([path, { recognise }]) => [path, recognise]));
const lists = import.meta.glob<readonly AnyOperation[]>('./*/operations.ts', { eager: true, import: 'operations' });
const ids = Object.values(lists).flatMap((list) => list.map(({ id }) => id));

const recognitionsOf = (sample: Sample): readonly Recognised[] => recogniseAll(sample, modules);

const sampleOf = (text: string) => ({ text, size: text.length });

describe.each(Object.entries(all))('%s', (_, recognise) => {
  test.each(hostileTexts)('answers to %s', (_what, text) => {
    const samples = [sampleOf(text), { text: text.slice(0, 65_536), size: text.length * 10, fileName: 'a.csv' }];
    for (const recognition of samples.map(recognise)) {
      expect(recognition?.confidence ?? 1).toBeGreaterThan(0);
      expect(recognition?.confidence ?? 0).toBeLessThanOrEqual(1);
      expect(recognition?.preview ?? 'none').toMatch(/^[^\n\r]{1,300}$/u);
    }
  });

  test('answers to bytes and to nothing', () => {
    for (const bytes of [
      new Uint8Array(0),
      Uint8Array.from({ length: 4096 }, (_value, index) => (index * 151) & 0xff),
    ]) {
      expect(() => recognise({ bytes, size: bytes.length })).not.toThrow();
    }
    expect(() => recognise({ size: 0 })).not.toThrow();
  });
});

const screenIds: ReadonlySet<string> = new Set(screens.map(({ id }) => id));

/** Rows whose second part is an operation or a screen, without those of tools that were removed. */
const existing = <Row extends readonly [string, string, ...unknown[]]>(rows: readonly Row[]) =>
  rows.filter(([, name]) => screenIds.has(name) || ids.some((id) => id === name));

describe('of several tools the likeliest is first', () => {
  test.each(
    existing([
      ['{"a":1}', 'json.format'],
      ['[{"url":"https://example.org/?a=1&amp;b"}]', 'json.format'],
      ["{'a': 'b',}", 'json.repair'],
      ['https://example.org/SGVsbG8=?a=%20', 'url.parse'],
      ['https://example.org/?a=1&amp;b=2', 'url.parse'],
      ["curl 'https://example.org' -d '{\"a\":1}'", 'curl.convert'],
      ['data:text/plain;base64,SGk=', 'base64.decode'],
      ['SGVsbG8sIFdlYiBUb29sYm94IQ==', 'base64.decode'],
      ['name,age\nAda,36\nAlan,41', 'csv.to-json'],
      ['name=Caf%C3%A9', 'url.decode'],
      ['Caf&eacute; &amp; bar', 'entities.decode'],
      ['017f22e2-79b0-7cc3-98c4-dc0c0c07398f', 'uuid.inspect'],
      ['urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f', 'uuid.inspect'],
      ['01ARZ3NDEKTSV4RRFFQ69G5FAV', 'uuid.inspect'],
      ['919108f752d143209bacf847db4148a8', 'uuid.inspect'],
    ]),
  )('%j', (text, operation) => {
    expect(recognitionsOf(sampleOf(text))[0]?.operation).toBe(operation);
  });

  test.each([
    ['{"a":1}', 'url.parse'],
    ['https://example.org', 'json.format'],
  ])('%j is never for %s', (text, operation) => {
    expect(recognitionsOf(sampleOf(text)).map((recognition) => recognition.operation)).not.toContain(operation);
  });

  test('each goes on with an operation that there is', () => {
    const samples = ['{"a":1}', '[1,]', 'https://a.example', 'SGVsbG8gd29ybGQ=', 'a,b\n1,2', '&lt;', '%41', 'deadbeef'];
    for (const { operation } of samples.flatMap((text) => recognitionsOf(sampleOf(text)))) {
      expect(operation === undefined || ids.includes(operation) ? 'known' : operation).toBe('known');
    }
  });
});

test('each becomes an input that its screen has, or one that the screen takes by itself', () => {
  const texts = [
    '{"a":1}',
    '[1,]',
    'https://a.example',
    'a,b\n1,2',
    '1700000000',
    '42',
    '3.14',
    '/a+/',
    'curl -I a.com',
  ];
  for (const { screenId, input } of texts.flatMap((text) => recognitionsOf(sampleOf(text)))) {
    expect(
      input === undefined || Object.values(screenOf(screenId).entry.inputs ?? {}).some(({ name }) => name === input),
      screenId,
    ).toBe(true);
  }
});

describe('what stands around a value is taken off', () => {
  test.each(
    existing<readonly [string, string, string | undefined]>([
      ['"2025-01-19T00:00:00Z",', 'DateConverter', '2025-01-19T00:00:00Z'],
      ['```json\n{"a":1}\n```', 'JSONFormatter', '{"a":1}'],
      [
        'WARN order 017f22e2-79b0-7cc3-98c4-dc0c0c07398f not found',
        'UUIDGenerator',
        '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
      ],
      ['See https://example.org/a, and more.', 'URLParser', 'https://example.org/a'],
      ['https://example.org/a', 'URLParser', undefined],
      ['see https://en.wikipedia.org/wiki/Foo_(bar) there', 'URLParser', 'https://en.wikipedia.org/wiki/Foo_(bar)'],
      ['"s3://bucket/key"', 'URLParser', 's3://bucket/key'],
      ['"localhost:3000/api"', 'URLParser', 'localhost:3000/api'],
      ['"mailto:a@b.c?subject=x"', 'URLParser', 'mailto:a@b.c?subject=x'],
      ['"ssh://git@h/x.git"', 'URLParser', 'ssh://git@h/x.git'],
      ['"file:///C:/a(1).txt"', 'URLParser', 'file:///C:/a(1).txt'],
      ['"https://x.org/a?b=[1]"', 'URLParser', 'https://x.org/a?b=[1]'],
      ["'https://x.org/?f={a}'", 'URLParser', 'https://x.org/?f={a}'],
      ['"data:text/plain,hello%20world"', 'Base64Encoder', 'data:text/plain,hello%20world'],
    ]),
  )('%j', (text, screenId, part) => {
    expect(recognitionsOf(sampleOf(text))[0]).toMatchObject({ screenId, ...(part !== undefined && { text: part }) });
    expect(recognitionsOf(sampleOf(text))[0]?.text).toBe(part);
  });

  test('a long document is not searched', () => {
    expect(recognitionsOf(sampleOf(`See https://example.org/a. ${'More words. '.repeat(1000)}`))).toEqual([]);
  });
});

describe('the answer is copied', () => {
  const copied = async (sample: Sample) => {
    const [best] = recognitionsOf(sample);
    return best && (await answerOf(sample, best, modules));
  };

  test.each(
    existing([
      ['dGVzdA==', 'base64.decode', 'test'],
      ['\ufeff{"a":1}', 'json.format', '{\n  "a": 1\n}'],
      ['token: "Caf%C3%A9"', 'url.decode', 'Café'],
      ['#ff0000', 'ColorPicker', 'rgba(255, 0, 0, 1)'],
      ['Fish &amp; chips', 'entities.decode', 'Fish & chips'],
      [
        'curl -d a=1 https://a.example/',
        'curl.convert',
        "fetch('https://a.example/', {\n  method: 'POST',\n  body: new URLSearchParams({\n    'a': '1'\n  })\n});\n",
      ],
      ['d41d8cd98f00b204e9800998ecf8427e', 'HashSums', '128 bits: MD5'],
    ] as const),
  )('of %j by %s', async (text, _, expected) => {
    expect(await copied(sampleOf(text))).toBe(expected);
  });

  test.each(
    existing([
      [
        'Base64 of a text with one byte that is none',
        'Base64Encoder',
        btoa(`${'The quick brown fox jumps over the lazy dog. '.repeat(10)}\xff`),
      ],
      [
        'Base64 of a picture',
        'Base64Encoder',
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      ],
      ['percent-encoding with a mistake at its end', 'url.decode', `${'Hello%20World%20'.repeat(600)}100%`],
      ['a command without a URL', 'curl.convert', 'curl -X POST -d a=1'],
      ['an ambiguous date', 'DateConverter', '01/02/2025'],
    ]),
  )('never of %s, of which the preview only says something', async (_what, _name, text) => {
    expect(recognitionsOf(sampleOf(text))).not.toEqual([]);
    expect(await copied(sampleOf(text))).toBeUndefined();
  });

  test.each(
    existing([
      ['a picture with a code', 'QRCodeGenerator', { width: 9, height: 9, codes: ['Hello', 'world'] }, 'Hello\nworld'],
    ]),
  )('of %s', async (_what, _name, picture, answer) => {
    expect(await copied({ size: 9, picture })).toBe(answer);
  });

  test('never of the beginning of a text, of which the preview only says something', async () => {
    expect(await copied({ text: 'SGVsbG8gd29ybGQ=', size: 10_000_000 })).toBeUndefined();
    expect(await copied({ text: `["${'a'.repeat(10_000)}`, size: 10_000_000 })).toBeUndefined();
  });

  test.each(existing([['a table', 'CSVParser', `name,age\n${'Ada,36\n'.repeat(1000)}`, /2 columns/]]))(
    'of the beginning of %s, of which the preview is the whole answer',
    async (_what, _name, text, answer) => {
      expect(await copied({ text, size: 10_000_000 })).toMatch(answer);
    },
  );
});
