import type { TextInputName } from '#tools/text-inputs.ts';
import { flushPendingEdits } from '../pending-edits.ts';
import type { AppThunk } from '../reducers.ts';
import { replaceTextInput } from '../replace-text-input.ts';
import { toastShown } from '../toaster.ts';
import { byTime, type HistoryEntry } from './entry.ts';
import { type Outcome, readHistory, readHistoryText } from './history.ts';
import { settleInput } from './record-changes.ts';

/** What became of the present content of an input; a file in front of it is not read. */
export type PresentOutcome = Outcome | { readonly kind: 'file' };

/** Keeps what the inputs hold now, as if it had rested. @returns what became of each */
export function presentKept(
  inputs: readonly TextInputName[],
): AppThunk<Promise<ReadonlyMap<TextInputName, PresentOutcome>>> {
  return async (_dispatch, getState) => {
    flushPendingEdits();
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
 * Puts an entry into its input again. What is there now is kept, and can be brought back.
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

/** Where somebody is who steps through the history of an input: what is restored on the way does not reorder it. */
interface Walk {
  readonly input: TextInputName;
  readonly ids: readonly string[];
  readonly at: number;
  /** What was restored last: once it is edited, the walk is over. */
  readonly text: string;
}

let walk: Walk | undefined;
/** Keys come faster than texts can be read. */
let lastStep: Promise<void> = Promise.resolve();

function walkOf(input: TextInputName): AppThunk<Promise<Walk>> {
  return async (dispatch, getState) => {
    const text = getState().textInputs.values[input];
    if (walk?.input === input && walk.text === text) {
      return walk;
    }
    const outcome = (await dispatch(presentKept([input]))).get(input);
    const { entries } = await readHistory();
    const ids = entries
      .filter((entry) => entry.input === input)
      .toSorted(byTime)
      .map(({ id }) => id);
    // What is not kept, such as a sample, is before the newest.
    return { input, ids, at: outcome?.kind === 'kept' ? ids.indexOf(outcome.id) : -1, text };
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
      walk = undefined;
      dispatch(toastShown(gone));
      return;
    }
    const what = `Replaced from the history, ${next + 1} of ${ids.length}`;
    // Each step is seen, and undone by the key for the other way; a message would cover the screen's buttons.
    dispatch(replaceTextInput({ name: input, value: text, what, isInSight: true }));
    walk = { input, ids, at: next, text };
  };
}

/** Puts the text before the present one into an input, or with -1 the one after it. */
export function historyStepped(input: TextInputName, by: 1 | -1): AppThunk<Promise<void>> {
  return (dispatch) => {
    lastStep = lastStep.catch(() => undefined).then(() => dispatch(stepTaken(input, by)));
    return lastStep;
  };
}
