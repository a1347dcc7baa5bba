import * as v from 'valibot';
import { choiceKeys, choicePrefix } from './choice-keys.ts';
import { followedValue, followStored, isSameJson } from './followed-values.ts';
import { createSessionValue, type SessionValue } from './session-value.ts';
import { readStored, removeStored, type StorageProblem, writeStored } from './storage.ts';

/** The JSON of a kept value in local storage. */
const envelopeSchema = v.object({ version: v.pipe(v.number(), v.integer()), value: v.unknown() });

/** A kept value as it is written in an export file. */
export type KeptEnvelope = v.InferOutput<typeof envelopeSchema>;

export interface KeptValue<Value> extends SessionValue<Value> {
  /** Why a part of the present value is in memory only; undefined if all of it is stored. */
  readonly notKept: () => 'too-large' | StorageProblem | undefined;
}

/**
 * UTF-16 code units of JSON. Choices are small; the longest ones stay in memory only, until the rest is within the
 * limit.
 */
export const maximumChoiceLength = 100_000;

/** The greatest length of the JSON around the entries. */
const envelopeLength = '{"version":9007199254740991,"value":{}}'.length;

/** A value whose module is loaded, with its defaults. */
export interface PresentValue extends KeptEnvelope {
  /** The value as it is stored, which is without entries that are too long. */
  readonly value: object;
  readonly defaults: object;
  /** The names of the entries that belong to certain texts. */
  readonly ofTexts: readonly string[];
}

/** Returns the present value of those whose modules are loaded, by key. */
const loaded = new Map<string, () => PresentValue>();

type ChoicesSchema = v.GenericSchema<unknown, object>;

/** The schemas of entries that belong to certain texts: see `keptWithText`. */
export const schemasOfTexts = new WeakSet<object>();

/** The schema of each entry, by its name. */
const entrySchemas = (schema: object): [name: string, schema: object][] =>
  'entries' in schema ? Object.entries(schema.entries ?? {}) : [];

/**
 * What the user can choose on a screen, such as its direction, view and options. It outlives the screen and the page,
 * follows changes in other tabs, and is cleared, exported and imported with everything else.
 * @param name unique among all kept values: the id of the screen, or what it is about
 * @param version raised when values of the previous version would mean something else, which are then forgotten
 * @param schema an object each of whose entries has a fallback, which is its default: a damaged entry alone falls back
 * @example
 * const choices = createKeptValue(uuidGenerator.id, 1, v.object({ quantity: v.fallback(v.number(), 1) }));
 * const { quantity } = choices.use(); // in a component
 * choices.change({ quantity: 5 });
 */
export function createKeptValue<Schema extends ChoicesSchema>(
  name: string,
  version: number,
  schema: Schema,
): KeptValue<v.InferOutput<Schema>> {
  const key = choicePrefix + name;
  // This is computed each time, because a host can change the defaults.
  const initial = () => v.parse(schema, {});
  /** Why a part of what was last written is in memory only. */
  let problem: 'too-large' | StorageProblem | undefined;

  const readNow = () => {
    const envelope = parseEnvelope(readStored(key));
    const parsed = envelope?.version === version ? v.safeParse(schema, envelope.value) : undefined;
    return parsed?.success ? parsed.output : initial();
  };
  const session = createSessionValue<v.InferOutput<Schema>>(readNow());
  const followed = followStored(key, { read: session.read, show: session.write, readNow });
  const write = (value: v.InferOutput<Schema>) => {
    const small = smallEntries(value);
    const kept = v.parse(schema, Object.fromEntries(small));
    const text = JSON.stringify({ version, value: kept });
    const written = text === JSON.stringify({ version, value: initial() }) ? undefined : writeStored(key, text);
    if (!written?.ok) {
      // An older value must not come back in place of one that could not be kept.
      removeStored(key);
    }
    const isWhole = small.length === Object.keys(value).length;
    problem = written?.ok === false ? written.error : isWhole ? undefined : 'too-large';
    followed.written(written?.ok === false ? readNow() : kept);
    session.write(value);
  };
  const isStored = () => {
    const stored = new Map<string, unknown>(Object.entries(followed.known()));
    return Object.entries(session.read()).every(([entry, value]) => isSameJson(value, stored.get(entry)));
  };
  loaded.set(key, () => ({
    version,
    value: {
      // An entry that is undefined is there too.
      ...Object.fromEntries(entrySchemas(schema).map(([entry]) => [entry, undefined])),
      ...v.parse(schema, Object.fromEntries(smallEntries(session.read()))),
    },
    defaults: initial(),
    ofTexts: entrySchemas(schema).flatMap(([entry, one]) => (schemasOfTexts.has(one) ? [entry] : [])),
  }));
  return {
    ...session,
    write,
    change: (changes) => write({ ...session.read(), ...changes }),
    notKept: () => (problem === undefined || isStored() ? undefined : problem),
  };
}

/** The entries without the longest ones, leaving out as many as necessary to bring their JSON within the limit. */
function smallEntries(value: object): [name: string, entry: unknown][] {
  const entries = Object.entries(value)
    // An entry may be a typed text of megabytes, which must not be serialised at each key stroke.
    .filter(([, entry]) => typeof entry !== 'string' || entry.length <= maximumChoiceLength)
    .map(([name, entry]) => ({ name, entry, length: `"${name}":,${JSON.stringify(entry) ?? ''}`.length }))
    .toSorted((one, other) => one.length - other.length);
  let total = envelopeLength;
  return entries
    .filter(({ length }) => {
      total += length;
      return total <= maximumChoiceLength;
    })
    .map(({ name, entry }) => [name, entry]);
}

function parseEnvelope(stored: string | undefined): KeptEnvelope | undefined {
  try {
    const parsed = v.safeParse(envelopeSchema, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

/** All kept values by name, whether or not their screens are loaded. */
export function readKeptValues(): Readonly<Record<string, KeptEnvelope>> {
  return Object.fromEntries(
    choiceKeys().flatMap((key) => {
      const envelope = parseEnvelope(readStored(key));
      return envelope === undefined ? [] : [[key.slice(choicePrefix.length), envelope]];
    }),
  );
}

/** The present value of that name, if its module is loaded. */
export const readPresentValue = (name: string): PresentValue | undefined => loaded.get(choicePrefix + name)?.();

/**
 * Takes over what `readKeptValues` returned, on this machine or another. A screen checks its own values when it is
 * opened.
 * @param values those that are not kept values are left out; undefined forgets the value of that name
 * @returns the names of the values that were left out
 */
export function writeKeptValues(values: Readonly<Record<string, unknown>>): readonly string[] {
  const leftOut: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const key = choicePrefix + name;
    if (value === undefined) {
      removeStored(key);
    } else if (!isKeepable(value) || !writeStored(key, JSON.stringify(value)).ok) {
      leftOut.push(name);
      continue;
    }
    followedValue(key)?.readAgain();
  }
  return leftOut;
}

/** Whether a value from a file can be a kept value. */
export function isKeepable(value: unknown): value is KeptEnvelope {
  return v.is(envelopeSchema, value) && JSON.stringify(value).length <= maximumChoiceLength;
}

/** Shows what local storage now holds for one value, if its module is loaded. */
export const readKeptValueAgain = (name: string): void => followedValue(choicePrefix + name)?.readAgain();
