import * as v from 'valibot';

/** Sample texts and numbers, which satisfy most schemas: file names, routes, shortcuts, ids, ports, durations. */
const texts = [
  'a',
  'a.json',
  '/about',
  'Alt+1',
  'localhost:8080',
  'https://example.org/',
  '5b1e9a52-0c8e-4a4f-9a39-9a3c4d2f7b10',
  '',
];
const numbers = [1, 0, 4000, 8080, 50_000];

function firstValid(schema: v.GenericSchema, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => v.is(schema, candidate));
  if (found === undefined) {
    throw new Error('No sample fits this schema: add one to tests/support/inputs/sample-payload.ts.');
  }
  return found;
}

interface Described {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly items?: readonly v.GenericSchema[];
}

/**
 * Creates a payload that fits a schema of shared/ipc.ts from the schema alone, which covers new messages as well.
 * @example samplePayload(messages.rendererAppStarted.payload) // undefined
 */
export function samplePayload(schema: v.GenericSchema): unknown {
  const { type, entries = {}, item, wrapped, options = [], literal, items = [] } = schema as unknown as Described;
  switch (type) {
    case 'undefined':
      return undefined;
    case 'null':
      return null;
    case 'strict_object':
    case 'object':
    case 'loose_object':
      return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, samplePayload(entry)]));
    case 'array':
      return firstValid(schema, [item === undefined ? [] : [samplePayload(item)], []]);
    case 'strict_tuple':
    case 'tuple':
      return items.map(samplePayload);
    case 'optional':
    case 'nullable':
    case 'nullish':
    case 'exact_optional':
      return wrapped === undefined ? undefined : samplePayload(wrapped);
    case 'union':
    case 'variant':
      return samplePayload(options[0] as v.GenericSchema);
    case 'literal':
      return literal;
    default:
      return firstValid(schema, [...options, ...texts, ...numbers, true, new Uint8Array([1])]);
  }
}
