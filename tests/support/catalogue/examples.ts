import { tools } from '#tools/catalogue.ts';
import type { CatalogueEntry, SingleEntry, TabbedEntry } from '#tools/define-tool.ts';
import { homeRoute, onceEach, type Screen, screens, type ToolScreenId } from '#tools/screens.ts';
import { inputsOf, isInHistory, receivingInputOf, type TextInputName } from '#tools/text-inputs.ts';

/**
 * Tools, screens and inputs of the catalogue for tests of code that knows no tool by name. They are chosen by their
 * properties, so others take their place if their tool is removed. Home is not among them, since every site offers it.
 */

type Three<T> = readonly [T, T, T];

function threeOf<T>([first, second, third]: readonly T[]): Three<T> {
  if (first === undefined || second === undefined || third === undefined) {
    throw new Error('The catalogue has fewer than three such examples.');
  }
  return [first, second, third];
}

type OneOrMore<T> = readonly [T, ...T[]];

function oneOrMoreOf<T>(all: readonly T[]): OneOrMore<T> {
  const [first, ...others] = all;
  if (first === undefined) {
    throw new Error('The catalogue has no such example.');
  }
  return [first, ...others];
}

function firstOf<T>(all: readonly T[]): T {
  return oneOrMoreOf(all)[0];
}

const entries: readonly CatalogueEntry[] = tools;

/** Tools that are one screen at one path, without parameters. */
export const pageTools: Three<SingleEntry> = threeOf(
  entries
    .filter((tool) => tool.kind === 'single')
    .filter(({ route, parameters }) => route !== homeRoute && !parameters),
);

/** One of those that takes neither texts nor files: what is pasted there goes elsewhere. */
export const takesNothing: SingleEntry = firstOf(
  entries
    .filter((tool) => tool.kind === 'single')
    .filter((tool) => tool.route !== homeRoute && !tool.parameters && !tool.takesText && !tool.takesFiles),
);

/** Tools with tabs, each of which is at one path. */
export const tabbedTools: Three<TabbedEntry> = threeOf(
  entries
    .filter((tool) => tool.kind === 'tabbed')
    .filter(({ tabs }) => tabs.every(({ directRoute }) => directRoute === undefined)),
);

/** A screen that receives texts, and the input that does. */
export interface TextScreen {
  readonly screen: Screen & { readonly id: ToolScreenId };
  readonly input: TextInputName;
}

/** The screens whose only input takes any text, and is recorded by the history. */
const allTextScreens: readonly TextScreen[] = onceEach.flatMap((screen) => {
  const { texts, choices } = inputsOf(screen.entry);
  const input = receivingInputOf(screen.entry);
  const isPlain = input !== undefined && input.isValid === undefined && isInHistory(input.name);
  return isPlain && input.default !== '' && texts.length + choices.length === 1
    ? [{ screen: { ...screen, id: screen.id as ToolScreenId }, input: input.name }]
    : [];
});

/** Screens of different tools with one input, which takes any text and is stored and recorded by the history. */
export const textScreens: Three<TextScreen> = threeOf(
  allTextScreens.filter(
    ({ screen }, index) => allTextScreens.findIndex((other) => other.screen.toolId === screen.toolId) === index,
  ),
);

/** One of those that also takes files. */
export const textAndFileScreen: TextScreen = firstOf(
  allTextScreens.filter(({ screen }) => screen.entry.takesFiles?.alsoTakes !== undefined),
);

/** One of those that takes no files. */
export const textOnlyScreen: TextScreen = firstOf(
  allTextScreens.filter(({ screen }) => screen.entry.takesFiles === undefined),
);

/** The ids of `textScreens`. */
export const screenIds: Three<ToolScreenId> = threeOf(textScreens.map(({ screen }) => screen.id));

/** The inputs of `textScreens`. */
export const textInputs: Three<TextInputName> = threeOf(textScreens.map(({ input }) => input));

/** Inputs that are chosen from a list, and to which some texts are not valid. */
export const choiceInputs: OneOrMore<TextInputName> = oneOrMoreOf(
  screens.flatMap(({ entry }) =>
    inputsOf(entry).choices.filter((name) =>
      Object.values(entry.inputs ?? {}).some((input) => input.name === name && input.isValid?.('') === false),
    ),
  ),
);
