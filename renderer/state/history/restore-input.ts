import { formatNumber } from '#shared/formats/words/locale.ts';
import type { TextInputName } from '#tools/text-inputs.ts';
import { flushPendingEdits } from '../inputs/pending-edits.ts';
import { replaceTextInput } from '../inputs/replace-text-input.ts';
import { createSessionValue } from '../kept/session-value.ts';
import { toastShown } from '../messages/toaster.ts';
import type { AppThunk } from '../store/reducers.ts';
import { byTime, type HistoryEntry } from './entry.ts';
import { type Outcome, readHistory, readHistoryText } from './history.ts';
import { takeWaiting } from './note-input.ts';
import { settleInput, takeChange } from './record-changes.ts';

/** What became of the present content of an input. If a file stands in front of the text, it is not read. */
export type PresentOutcome = Outcome | { readonly kind: 'file' };

/** Keeps the present texts of the inputs without waiting for them to settle. @returns what became of each */
export function presentKept(
  inputs: readonly TextInputName[],
): AppThunk<Promise<ReadonlyMap<TextInputName, PresentOutcome>>> {
  return async (_dispatch, getState) => {
    flushPendingEdits();
    // What was there before the present text is kept before it.
    takeWaiting().forEach(takeChange);
    const { values, files } = getState().textInputs;
    return new Map(
      await Promise.all(
        inputs.map(async (input): Promise<[TextInputName, PresentOutcome]> => {
          const outcome = await settleInput(input, values[input]);
          return [input, files[input] === undefined ? outcome : { kind: 'file' }];
        }),
      ),
    );
  };
}

const gone = { message: 'This is not in the history any more: another window has deleted it.', type: 'info' } as const;

/**
 * Puts an entry back into its input. The text that it replaces is kept, and can be brought back.
 * @returns whether the entry was still there
 */
export function inputRestored({ id, input }: HistoryEntry): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const text = await readHistoryText(id);
    if (text === undefined) {
      dispatch(toastShown(gone));
      return false;
    }
    dispatch(replaceTextInput({ name: input, value: text, what: 'Replaced from the history' }));
    return true;
  };
}

/**
 * The user's position while stepping through the history of an input. Entries restored on the way are not reordered.
 */
interface Walk {
  readonly input: TextInputName;
  readonly ids: readonly string[];
  readonly at: number;
  /** The text that was restored last. Once it is edited, the walk is over. */
  readonly text: string;
}

const walk = createSessionValue<Walk | undefined>(undefined, { isCleared: true });
/** Serialises the steps, because keys come faster than texts can be read. */
let lastStep: Promise<void> = Promise.resolve();

function walkOf(input: TextInputName): AppThunk<Promise<Walk>> {
  return async (dispatch, getState) => {
    const text = getState().textInputs.values[input];
    const begun = walk.read();
    if (begun?.input === input && begun.text === text) {
      return begun;
    }
    const outcome = (await dispatch(presentKept([input]))).get(input);
    const { entries } = await readHistory();
    const present = outcome?.kind === 'kept' ? outcome.id : undefined;
    const ids = entries
      .filter((entry) => entry.input === input)
      // Entries of one millisecond have no order of their own; the present text is the newest of them.
      .toSorted((one, other) => byTime(one, other) || Number(other.id === present) - Number(one.id === present))
      .map(({ id }) => id);
    // A text that is not kept, such as a sample, counts as newer than the newest entry.
    return { input, ids, at: present === undefined ? -1 : ids.indexOf(present), text };
  };
}

function stepTaken(input: TextInputName, by: 1 | -1): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const { ids, at } = await dispatch(walkOf(input));
    const next = at + by;
    const id = ids[next];
    if (id === undefined) {
      const message = by === 1 ? 'The history has nothing older here.' : 'The history has nothing newer here.';
      dispatch(toastShown({ message, type: 'info' }));
      return;
    }
    const text = await readHistoryText(id);
    if (text === undefined) {
      walk.write(undefined);
      dispatch(toastShown(gone));
      return;
    }
    const what = `Replaced from the history, ${formatNumber(next + 1)} of ${formatNumber(ids.length)}`;
    // Each step is visible and undone by the opposite key; a message would cover the screen's buttons.
    dispatch(replaceTextInput({ name: input, value: text, what, isInSight: true }));
    walk.write({ input, ids, at: next, text });
  };
}

/** Replaces an input's text with the previous one in its history, or the next one if `by` is -1. */
export function historyStepped(input: TextInputName, by: 1 | -1): AppThunk<Promise<void>> {
  return (dispatch) => {
    lastStep = lastStep.catch(() => undefined).then(() => dispatch(stepTaken(input, by)));
    return lastStep;
  };
}
