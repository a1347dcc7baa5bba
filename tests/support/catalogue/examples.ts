import { tools } from '#tools/catalogue.ts';
import type { CatalogueEntry, PageEntry, TabbedEntry } from '#tools/define-tool.ts';
import { screenOf } from '#tools/screen-of.ts';
import { homeRoute, type Screen, screens } from '#tools/screens.ts';
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

const entries: readonly CatalogueEntry[] = tools;

/** Tools that are one screen at one path, without parameters. */
export const pageTools: Three<PageEntry> = threeOf(
  entries.filter((tool) => tool.kind === 'page').filter(({ route, parameters }) => route !== homeRoute && !parameters),
);

/** Tools with tabs, each of which is at one path. */
export const tabbedTools: Three<TabbedEntry> = threeOf(
  entries
    .filter((tool) => tool.kind === 'tabbed')
    .filter(({ tabs }) => tabs.every(({ directRoute }) => directRoute === undefined)),
);

/** A screen that receives texts, and the input that does. */
export interface TextScreen {
  readonly screen: Screen;
  readonly input: TextInputName;
}

/**
 * Screens of different tools, with one input that takes any text. It is neither chosen from a list nor a secret, so it
 * is stored and the history records it.
 */
export const textScreens: Three<TextScreen> = threeOf(
  entries.flatMap((tool) => {
    const found = screens.find(({ toolId, entry }) => {
      const input = receivingInputOf(entry);
      const { texts, choices } = inputsOf(entry);
      return (
        toolId === tool.id &&
        input !== undefined &&
        input.isValid === undefined &&
        input.default !== '' &&
        isInHistory(input.name) &&
        texts.length + choices.length === 1
      );
    });
    const input = found && receivingInputOf(found.entry)?.name;
    return found === undefined || input === undefined ? [] : [{ screen: screenOf(found.id), input }];
  }),
);

/** The inputs of `textScreens`. */
export const textInputs: Three<TextInputName> = threeOf(textScreens.map(({ input }) => input));

/** Inputs that are chosen from a list, and to which some texts are not valid. */
export const choiceInputs: Three<TextInputName> = threeOf(
  screens.flatMap(({ entry }) =>
    inputsOf(entry).choices.filter((name) =>
      Object.values(entry.inputs ?? {}).some((input) => input.name === name && input.isValid?.('') === false),
    ),
  ),
);
