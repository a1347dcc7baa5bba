import * as v from 'valibot';
import { createKeptValue } from '#renderer/state/kept-value.ts';
import { createSessionValue, type SessionValue } from '#renderer/state/session-value.ts';
import { isOptionValue, type OperationDescription, type OptionValue } from '#tools/describe-operation.ts';
import type { ScreenId } from '#tools/screens.ts';

type OptionValues = Readonly<Record<string, OptionValue>>;

interface Chosen {
  /** Only the options that differ from the defaults. */
  readonly options: OptionValues;
}

export interface ScreenOptions {
  /** The value of each option. */
  readonly values: OptionValues;
  /** Only the options that differ from the defaults. */
  readonly changed: OptionValues;
  readonly change: (name: string, value: OptionValue) => void;
}

const chosenSchema = v.object({
  options: v.fallback(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()])), {}),
});

const initial: Chosen = { options: {} };

/** Used until it is known whether the options are secrets. */
const unknown = createSessionValue(initial);

const stores = new Map<ScreenId, SessionValue<Chosen>>();

/** Options are kept like the choices of any other screen; those of a secret operation last only as long as the page. */
function storeOf(id: ScreenId, isSecret: boolean): SessionValue<Chosen> {
  const store =
    stores.get(id) ??
    (isSecret ? createSessionValue(initial, { isCleared: true }) : createKeptValue(id, 1, chosenSchema));
  stores.set(id, store);
  return store;
}

/** The options chosen on a screen for its operation. Invalid values are left out. */
export function useScreenOptions(id: ScreenId, description: OperationDescription | undefined): ScreenOptions {
  const store = description === undefined ? unknown : storeOf(id, description.isSecret);
  const chosen = store.use().options;
  const known = description?.options ?? [];
  const chosenOf = (option: (typeof known)[number]) => {
    const value = chosen[option.name];
    return isOptionValue(option, value) ? value : option.default;
  };
  const values = Object.fromEntries(known.map((option) => [option.name, chosenOf(option)]));
  const changed = Object.fromEntries(
    known.filter((option) => chosenOf(option) !== option.default).map((option) => [option.name, chosenOf(option)]),
  );
  return {
    values,
    changed,
    change: (name, value) => store.write({ options: { ...changed, [name]: value } }),
  };
}
