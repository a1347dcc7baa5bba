import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept/kept-value.ts';
import { createSessionValue, type SessionValue } from '#renderer/state/kept/session-value.ts';
import {
  isOptionValue,
  type OperationDescription,
  type OptionDescription,
  type OptionValue,
} from '#tools/describe-operation.ts';
import type { ScreenId } from '#tools/screens.ts';

type OptionValues = Readonly<Record<string, OptionValue>>;

interface Chosen {
  /** The options that differ from the defaults, and no others. */
  readonly options: OptionValues;
}

export interface ScreenOptions {
  /** The value of each option. */
  readonly values: OptionValues;
  /** The options that differ from the defaults, and no others. */
  readonly changed: OptionValues;
  readonly change: (name: string, value: OptionValue) => void;
}

const chosenSchema = v.object({
  options: v.fallback(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])), {}),
});

const initial: Chosen = { options: {} };

interface Stores {
  readonly kept: SessionValue<Chosen>;
  /** Lasts only as long as the page. */
  readonly secret: SessionValue<Chosen>;
}

const stores = new Map<ScreenId, Stores>();

function storesOf(id: ScreenId): Stores {
  const found = stores.get(id) ?? {
    kept: createKeptValue(id, 1, chosenSchema),
    secret: createSessionValue(initial, { isCleared: true }),
  };
  stores.set(id, found);
  return found;
}

/**
 * The options chosen on a screen for its operation. Invalid values are left out. They are kept like the choices of any
 * other screen, except the texts of a secret operation, such as a key.
 */
export function useScreenOptions(id: ScreenId, description: OperationDescription | undefined): ScreenOptions {
  const { kept, secret } = storesOf(id);
  const keptOptions = kept.use().options;
  const secretOptions = secret.use().options;
  const known = description?.options ?? [];
  const isSecret = ({ kind }: OptionDescription) => description?.isSecret === true && kind === 'text';
  const chosenOf = (option: OptionDescription, from = isSecret(option) ? secretOptions : keptOptions) => {
    const value = from[option.name];
    return isOptionValue(option, value) ? value : option.default;
  };
  const changedAmong = (options: readonly OptionDescription[], from?: OptionValues) =>
    Object.fromEntries(
      options
        .map((option) => ({ option, value: chosenOf(option, from) }))
        .filter(({ option, value }) => value !== option.default)
        .map(({ option, value }) => [option.name, value]),
    );
  return {
    values: Object.fromEntries(known.map((option) => [option.name, chosenOf(option)])),
    changed: changedAmong(known),
    change(name, value) {
      const secrets = known.filter(isSecret);
      const isOfSecrets = secrets.some((option) => option.name === name);
      const others = isOfSecrets ? secrets : known.filter((option) => !isSecret(option));
      const store = isOfSecrets ? secret : kept;
      // The options of this rendering may be out of date: several may be changed at once.
      const present = changedAmong(others, store.read().options);
      store.write({ options: { ...present, [name]: value } });
    },
  };
}
