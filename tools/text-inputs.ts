import type { tools } from './catalogue.ts';
import type { EntryOf, KeptInput } from './define-tool.ts';
import { screens } from './screens.ts';

type InputOf<Entry> = Entry extends { readonly inputs: infer Inputs } ? keyof Inputs & string : never;

/** The local storage key of an input that is kept between visits. */
export type TextInputName = InputOf<EntryOf<(typeof tools)[number]>>;

const definitions = Object.fromEntries(screens.flatMap(({ entry }) => Object.entries(entry.inputs ?? {}))) as Readonly<
  Record<TextInputName, KeptInput>
>;

export const textInputNames = Object.keys(definitions) as readonly TextInputName[];

/** The value of each input before anything was entered. */
export const textInputDefaults = Object.fromEntries(
  textInputNames.map((name) => [name, definitions[name].default]),
) as Readonly<Record<TextInputName, string>>;

/**
 * @param value the value from local storage or from an imported file
 * @returns whether it is valid for that input
 */
export function isTextInputValue(name: TextInputName, value: unknown): value is string {
  return typeof value === 'string' && (definitions[name].isValid?.(value) ?? true);
}

/** The inputs of a screen by kind, in the order in which the screen lists them. */
export function inputsOf({ inputs = {} }: { readonly inputs?: Readonly<Record<string, KeptInput>> }): {
  readonly texts: readonly TextInputName[];
  readonly choices: readonly TextInputName[];
} {
  const names = Object.keys(inputs) as TextInputName[];
  return {
    texts: names.filter((name) => definitions[name].isChoice !== true),
    choices: names.filter((name) => definitions[name].isChoice === true),
  };
}

/** Whether the history records an input, which it does not for choices and secrets. */
export function isInHistory(name: TextInputName): boolean {
  const { isChoice = false, isSecret = false } = definitions[name];
  return !isChoice && !isSecret;
}

/** Whether the content of an input lasts only as long as the page. */
export const isSecretInput = (name: TextInputName): boolean => definitions[name].isSecret === true;

/** The inputs of a screen that the history records, in the order in which the screen lists them. */
export function historyInputsOf({
  inputs = {},
}: {
  readonly inputs?: Readonly<Record<string, KeptInput>>;
}): readonly TextInputName[] {
  return (Object.keys(inputs) as TextInputName[]).filter(isInHistory);
}

/** The label that distinguishes an input from the others of its screen; undefined if there is no other. */
export function labelOf(name: TextInputName): string | undefined {
  return definitions[name].label;
}
