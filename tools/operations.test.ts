/// <reference types="vite/types/importMeta.d.ts" />
import { getTitle } from 'valibot';
import { describe, expect, it } from 'vitest';
import { operationContext } from '#tests/support/operations/operation-context.ts';
import { type AnyOperation, type DataOf, type OperationOutput, readOptions } from './define-operation.ts';

interface OperationsModule {
  readonly operations: readonly AnyOperation[];
}

const modules = import.meta.glob<OperationsModule>('./*/operations.ts', { eager: true });
const operations = Object.values(modules).flatMap((module) => module.operations);
const cases = operations.map((operation) => [operation.id, operation] as const);

const encoder = new TextEncoder();
const dataUrl = /^data:[^,]*;base64,/;

/** The bytes of an example: those in a `data:` URL, or those of any other text. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return dataUrl.test(text)
    ? Uint8Array.from(atob(text.replace(dataUrl, '')), (character) => character.charCodeAt(0))
    : encoder.encode(text);
}

/** Converts a text to the form that an operation takes. */
function inputOf(operation: AnyOperation, text: string): DataOf[keyof DataOf] {
  switch (operation.takes) {
    case 'nothing':
      return undefined;
    case 'text':
      return text;
    case 'bytes':
      return bytesOf(text);
    case 'stream':
      return new Blob([bytesOf(text)]).stream();
  }
}

function defaultsOf(operation: AnyOperation, options?: unknown) {
  const read = readOptions(operation.options, options);
  if (!read.ok) {
    throw new Error(read.error.message);
  }
  return read.value;
}

/** Writes the result like an example does. */
async function writeOutput({ data }: OperationOutput, isDataUrl: boolean): Promise<string> {
  if (typeof data === 'string') {
    return data;
  }
  const bytes = new Uint8Array(await new Response(data).arrayBuffer());
  return isDataUrl
    ? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    : new TextDecoder().decode(bytes);
}

it('there are operations, and no two have the same id', () => {
  const ids = operations.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids).toEqual([...new Set(ids)]);
});

describe.each(cases)('%s', (id, operation) => {
  it('is described in the forms that lists and menus need', () => {
    expect(id).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*\.[a-z\d]+(?:-[a-z\d]+)*$/);
    expect(operation.title).toMatch(/^\p{Lu}.*[^.\s]$/u);
    for (const type of [...operation.accepts, ...operation.produces]) {
      // The syntax of RFC 6838, section 4.2; `image/*` is any image.
      expect(type).toMatch(/^[a-z\d][\w!#$&^.+-]*\/(?:[a-z\d][\w!#$&^.+-]*|\*)$/);
    }
    expect(operation.produces.length).toBeGreaterThan(0);
  });

  it('has options with titles and valid defaults', () => {
    expect(readOptions(operation.options)).toMatchObject({ ok: true });
    for (const [name, entry] of Object.entries(operation.options.entries)) {
      const inner = 'wrapped' in entry ? (entry.wrapped as typeof entry) : entry;
      expect(getTitle(entry) ?? getTitle(inner), name).toMatch(/\S/);
    }
  });

  it('does what its example says', async () => {
    const { input = '', options, output } = operation.example;
    const result = await operation.run(
      inputOf(operation, input) as never,
      defaultsOf(operation, options),
      operationContext(),
    );
    if (!result.ok) {
      throw new Error(result.error.message);
    }
    expect(operation.produces).toContain(result.value.mediaType);
    const isDataUrl = typeof result.value.data !== 'string' && dataUrl.test(output);
    const expected = isDataUrl ? output.replace(dataUrl, '') : output;
    expect((await writeOutput(result.value, isDataUrl)).slice(0, expected.length)).toBe(expected);
  });

  it.each([
    ['nothing', ''],
    ['one blank', ' '],
    ['lone surrogates', '\ud800 \udc00\udfff'],
    // They fill any call stack more than twice.
    ['thirty thousand brackets', '['.repeat(30_000)],
    [
      'random bytes',
      Array.from({ length: 4096 }, (_, index) => String.fromCharCode((index * index * 31) % 256)).join(''),
    ],
  ])('answers %s with a result or an error in words', async (_, text) => {
    const result = await operation.run(inputOf(operation, text) as never, defaultsOf(operation), operationContext());
    if (result.ok) {
      expect(operation.produces).toContain(result.value.mediaType);
      await writeOutput(result.value, false);
    } else {
      expect(result.error.code).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
      expect(result.error.message).toMatch(/\S/);
    }
  });

  it('ends, whether it is aborted before it begins or while it runs', async () => {
    const { input = '', options } = operation.example;
    const run = (signal: AbortSignal) =>
      operation.run(inputOf(operation, input) as never, defaultsOf(operation, options), operationContext({ signal }));
    expect(await run(AbortSignal.abort())).toHaveProperty('ok');
    const controller = new AbortController();
    const running = run(controller.signal);
    controller.abort();
    expect(await running).toHaveProperty('ok');
  });
});
