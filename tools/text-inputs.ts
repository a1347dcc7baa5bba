import type { tools } from './catalogue.ts';
import type { EntryOf, KeptInput, ScreenEntry } from './define-tool.ts';
import { screens } from './screens.ts';

type NameOf<Input> = Input extends { readonly name: infer Name extends string } ? Name : never;
type InputOf<Entry> = Entry extends { readonly inputs: infer Inputs } ? NameOf<Inputs[keyof Inputs]> : never;

/** The local storage key of an input that is kept between visits. */
export type TextInputName = InputOf<EntryOf<(typeof tools)[number]>>;

/** An input in the catalogue. */
export interface NamedInput extends KeptInput {
  readonly name: TextInputName;
}

type WithInputs = Pick<ScreenEntry, 'inputs'>;

const inputsIn = ({ inputs = {} }: WithInputs) => Object.values(inputs) as readonly NamedInput[];

const definitions = Object.fromEntries(
  screens.flatMap(({ entry }) => inputsIn(entry).map((input) => [input.name, input])),
) as Readonly<Record<TextInputName, NamedInput>>;

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

const isChoice = (name: TextInputName) => definitions[name].isChoice === true;

/** The inputs of a screen by kind, in the order in which the screen lists them. */
export function inputsOf(entry: WithInputs): {
  readonly texts: readonly TextInputName[];
  readonly choices: readonly TextInputName[];
} {
  const names = inputsIn(entry).map(({ name }) => name);
  return { texts: names.filter((name) => !isChoice(name)), choices: names.filter(isChoice) };
}

/** The input of a screen that receives a text sent by another screen; undefined if it takes none. */
export function receivingInputOf({
  inputs = {},
  takesText = '',
}: Pick<ScreenEntry, 'inputs' | 'takesText'>): NamedInput | undefined {
  return inputs[takesText] as NamedInput | undefined;
}

/** Whether the history records an input, which it does not for choices and secrets. */
export const isInHistory = (name: TextInputName): boolean => !isChoice(name) && !isSecretInput(name);

/** Whether the content of an input lasts only as long as the page. */
export const isSecretInput = (name: TextInputName): boolean => definitions[name].isSecret === true;

/** The inputs of a screen that the history records, in the order in which the screen lists them. */
export const historyInputsOf = (entry: WithInputs): readonly TextInputName[] =>
  inputsOf(entry).texts.filter(isInHistory);

/** The label that distinguishes an input from the others of its screen; undefined if there is no other. */
export function labelOf(name: TextInputName): string | undefined {
  return definitions[name].label;
}
