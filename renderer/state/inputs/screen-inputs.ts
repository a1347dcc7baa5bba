import { screenOf } from '#tools/screen-of.ts';
import type { ScreenId } from '#tools/screens.ts';
import { inputsOf, textInputDefaults } from '#tools/text-inputs.ts';
import { choiceKeys, choicePrefix } from '../kept/choice-keys.ts';
import { writeKeptValues } from '../kept/kept-value.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { replaceTextInput } from './replace-text-input.ts';
import { cleared } from './text-inputs.ts';
import { textInputSet } from './text-inputs-slice.ts';

export interface ScreenInput {
  /** All typed texts, one below the other. */
  readonly text: string;
  /** Whether anything differs from an emptied screen. */
  readonly isEmpty: boolean;
  /**
   * Empties the texts, which can be brought back, and resets the choices to their defaults, in local storage as well.
   */
  readonly empty: () => void;
}

/** What a screen keeps, for when the screen itself cannot show it. */
export function useScreenInput(screenId: ScreenId): ScreenInput {
  const { entry } = screenOf(screenId);
  const { texts, choices } = inputsOf(entry);
  const kept = [screenId, ...Object.values(entry.keptValues ?? {})];
  const dispatch = useAppDispatch();
  const values = useAppSelector(({ textInputs }) => textInputs.values);
  return {
    text: texts
      .map((name) => values[name])
      .filter((value) => value !== '')
      .join('\n\n'),
    isEmpty:
      texts.every((name) => values[name] === '') &&
      choices.every((name) => values[name] === textInputDefaults[name]) &&
      kept.every((name) => !choiceKeys().includes(choicePrefix + name)),
    empty: () => {
      for (const name of texts) {
        dispatch(replaceTextInput({ name, value: '', what: cleared, isInSight: true }));
      }
      for (const name of choices) {
        dispatch(textInputSet({ name, value: textInputDefaults[name] }));
      }
      writeKeptValues(Object.fromEntries(kept.map((name) => [name, undefined])));
    },
  };
}
