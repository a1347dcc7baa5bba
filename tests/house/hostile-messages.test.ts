import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkMessage } from '#electron/ipc/check-message.ts';
import { messages } from '#electron/ipc/messages.ts';
import type { MessageName } from '#shared/ipc.ts';
import { samplePayload } from '#tests/support/inputs/sample-payload.ts';

/** Every message of the map, in both directions: new ones are tested automatically. */
const names = Object.keys(messages) as MessageName[];
const secret = 'top secret';

function nest(depth: number): unknown {
  let nested: unknown = secret;
  for (let level = 0; level < depth; level += 1) {
    nested = { nested };
  }
  return nested;
}

function cyclic(): unknown {
  const cycle: Record<string, unknown> = { secret };
  cycle.self = cycle;
  return cycle;
}

const hugeText = secret.repeat(1_000_000);

/** Values that a structured clone can transfer, and some that it cannot. None of them is the payload of any message. */
const hostile: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  'a text': secret,
  'a huge text': hugeText,
  'a lone surrogate': '\ud800',
  'not a number': Number.NaN,
  'minus zero': -0,
  infinity: Number.POSITIVE_INFINITY,
  'a big integer': 2n ** 70n,
  'a symbol': Symbol(secret),
  'an empty object': {},
  'an object without a prototype': Object.create(null),
  'an array': [secret],
  'an empty array': [],
  // biome-ignore lint/suspicious/noSparseArray: that is what is tried.
  'an array with holes': [, , secret],
  'a huge array': Array.from({ length: 1_000_000 }, () => secret),
  'a map': new Map([['suggestedName', secret]]),
  'a set': new Set([secret]),
  'a date': new Date(0),
  'a regular expression': /(?:a+)+$/,
  'an error': new Error(secret),
  'bytes of another kind': new Float64Array(8),
  'a buffer': new ArrayBuffer(8),
  'a shared buffer': new SharedArrayBuffer(8),
  'a cycle': cyclic(),
  'a deep nest': nest(100_000),
  'a function': () => secret,
  'a promise': Promise.resolve(secret),
};

const keys = ['extra', '', '__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', '0', secret];

/** Yields all variants of a valid object with one defect, in each place of it. */
function* spoil(payload: unknown): Generator<readonly [string, unknown]> {
  if (typeof payload !== 'object' || payload === null || ArrayBuffer.isView(payload)) {
    return;
  }
  const entries = Object.entries(payload);
  const rebuild = (parts: readonly (readonly [string, unknown])[]) =>
    Array.isArray(payload) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  for (const [key, member] of entries) {
    if (!Array.isArray(payload)) {
      yield [`without ${key}`, rebuild(entries.filter(([other]) => other !== key))];
    }
    const replace = (part: unknown) => rebuild(entries.map(([other, old]) => [other, other === key ? part : old]));
    for (const [name, value] of [...Object.entries(hostile), ['undefined', undefined] as const]) {
      yield [`${key} as ${name}`, replace(value)];
    }
    for (const [name, part] of spoil(member)) {
      yield [`in ${key}: ${name}`, replace(part)];
    }
  }
  if (Array.isArray(payload)) {
    yield ['with a third of a million of its items', Array(333_333).fill(payload[0])];
  } else {
    for (const key of keys) {
      const more = { ...payload };
      Object.defineProperty(more, key, { value: secret, enumerable: true, configurable: true, writable: true });
      yield [`with ${JSON.stringify(key)} more`, more];
    }
  }
}

/** These are valid where a message takes texts, numbers or booleans. */
const usual = ['a text', 'true', 'minus zero'];

const refusal = { ok: false, error: expect.stringMatching(/^its payload is not as agreed \([a-z_]+\)$/) };

function expectRefusal(name: MessageName, kind: string, payload: unknown): void {
  expect(checkMessage(name, [payload], true), kind).toEqual(refusal);
}

describe.each(names)('%s', (name) => {
  const { payload: schema } = messages[name];
  const sample = samplePayload(schema);

  it('is accepted as agreed from our page, and from nobody else', () => {
    expect(checkMessage(name, [sample], true)).toEqual({ ok: true, value: sample });
    expect(checkMessage(name, [sample], false)).toEqual({ ok: false, error: 'it is not from the page' });
  });

  it.each([
    ['undefined', [undefined]],
    ['the same again', [sample]],
    ['a thousand more', Array(1000).fill(sample)],
  ])('is refused with more parameters: %s', (_name, more) => {
    expect(checkMessage(name, [sample, ...more], true)).toEqual({ ok: false, error: 'it has more than one payload' });
  });

  it('is refused with what no message has as its payload, at once and without a word of the content', () => {
    for (const [kind, payload] of Object.entries(hostile)) {
      if (!usual.includes(kind) || !v.is(schema, payload)) {
        expectRefusal(name, kind, payload);
      }
    }
  });

  it('is refused with a field too few, too many or of another kind, in every place of it', () => {
    for (const [kind, payload] of spoil(sample)) {
      // An additional field is always invalid; a value of another kind may be valid, such as bytes instead of a text.
      if (/^(?:in [^:]+: )*with /.test(kind) || !v.is(schema, payload)) {
        expectRefusal(name, kind, payload);
      }
    }
  });
});

it('pollutes no prototype', () => {
  expect(Reflect.ownKeys(Object.prototype)).not.toContain('extra');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
