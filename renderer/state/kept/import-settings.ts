import * as v from 'valibot';
import type { DesktopPreferenceName, DesktopPreferences } from '#shared/desktop/desktop-preferences.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import type { ThemeSource } from '#shared/theme-source.ts';
import { type TextInputName, textInputDefaults } from '#tools/text-inputs.ts';
import { historyChoices, historyChoicesName } from '../history/history-choices.ts';
import type { HistoryImport, TransferredEntry } from '../history/transfer-history.ts';
import { chooseNeverUseNetwork, readNeverUsesNetwork } from '../host/network.ts';
import { flushPendingEdits } from '../inputs/pending-edits.ts';
import { contentOf, replaceTextInput } from '../inputs/replace-text-input.ts';
import type { InputContent } from '../inputs/replacements.ts';
import { textInputContentSet } from '../inputs/text-inputs-slice.ts';
import { toastClosedFor, toastShown } from '../messages/toaster.ts';
import { changeEachDesktopPreference, readDesktopPreferences } from '../preferences/desktop-preferences.ts';
import { themeChosen } from '../preferences/preferences.ts';
import { readFavourites, setFavourites } from '../screens/favourites.ts';
import { dismissHiddenScreens } from '../screens/hidden-screens.ts';
import type { AppThunk } from '../store/reducers.ts';
import { type KeptEnvelope, writeKeptValues } from './kept-value.ts';
import { completeKeptValues, rememberKeptValues } from './present-values.ts';
import { createSessionValue, watchClearing } from './session-value.ts';
import { readStored, removeStored } from './storage.ts';

/** The values that an import takes over; those it does not name stay as they are. */
export interface ImportedValues {
  readonly theme?: ThemeSource;
  readonly neverUseNetwork?: boolean;
  readonly favourites?: readonly string[];
  readonly inputs: Readonly<Partial<Record<TextInputName, string>>>;
  readonly choices?: Readonly<Record<string, KeptEnvelope>>;
  /** Whether entries that the choices lack, such as the typed fields of a link's sender, stay as they are. */
  readonly isPartial?: boolean;
  /** The entries to add to the existing ones. */
  readonly history?: readonly TransferredEntry[];
  readonly desktop?: Readonly<Partial<DesktopPreferences>>;
}

interface FormerInput extends InputContent {
  readonly name: TextInputName;
  readonly imported: string;
  readonly wasStored: boolean;
}

/** The state before the last import. */
interface Former {
  readonly inputs: readonly FormerInput[];
  readonly bringChoicesBack: () => void;
  readonly theme: ThemeSource | undefined;
  readonly neverUseNetwork: boolean | undefined;
  readonly favourites: readonly string[] | undefined;
  /** Settles when all has been imported, even if that is undone meanwhile; undefined if no history was added. */
  readonly whole: Promise<HistoryImport | undefined>;
  readonly desktop: DesktopPreferences | undefined;
}

const lastImport = createSessionValue<Former | undefined>(undefined, { isCleared: true });

/** Whether the last import can be undone. */
export const useCanUndoImport = (): boolean => lastImport.use() !== undefined;

/** Makes the last import permanent. */
export const importAccepted = (): void => lastImport.write(undefined);

/** @returns the names of the values that could not be taken over */
export function settingsImported(values: ImportedValues): AppThunk<Promise<readonly string[]>> {
  return async (dispatch, getState) => {
    flushPendingEdits();
    const { theme, neverUseNetwork, favourites, history, desktop, isPartial = false } = values;
    const given = isPartial ? completeKeptValues(values.choices ?? {}) : (values.choices ?? {});
    const isSecretsSwitchKept = turnsSecretsOff(given) && (await (await loadTransfer()).holdsSecrets());
    const choices = isSecretsSwitchKept ? withSecretsOn(given) : given;
    const inputs = Object.entries(values.inputs) as [TextInputName, string][];
    let end: (done: HistoryImport | undefined) => void = () => undefined;
    const whole = new Promise<HistoryImport | undefined>((resolve) => {
      end = resolve;
    });
    lastImport.write({
      inputs: inputs.map(([name, imported]) => ({
        ...contentOf(getState(), name),
        name,
        imported,
        wasStored: readStored(name) !== undefined,
      })),
      bringChoicesBack: rememberKeptValues(Object.keys(choices)),
      theme: theme && getState().preferences.theme,
      neverUseNetwork: neverUseNetwork === undefined ? undefined : readNeverUsesNetwork(),
      favourites: favourites && readFavourites(),
      whole,
      desktop: desktop && (await readDesktopPreferences()),
    });
    let added: AddedHistory | undefined;
    try {
      for (const [name, value] of inputs) {
        dispatch(replaceTextInput({ name, value, what: 'Replaced by the import', isInSight: true }));
      }
      if (theme !== undefined) {
        dispatch(themeChosen(theme));
      }
      if (neverUseNetwork !== undefined) {
        chooseNeverUseNetwork(neverUseNetwork);
      }
      if (favourites !== undefined) {
        setFavourites(favourites);
      }
      const leftOut = writeKeptValues(choices);
      dismissHiddenScreens();
      added = history === undefined ? undefined : await addHistory(history);
      const refused = desktop === undefined ? [] : await changeEachDesktopPreference(desktop);
      const switches = isSecretsSwitchKept
        ? ['turning off “Also keep what looks like a secret” while the history has some']
        : [];
      return [...switches, ...leftOut, ...(added?.leftOut ?? []), ...refused];
    } finally {
      end(added?.done);
    }
  };
}

type Choices = Readonly<Record<string, KeptEnvelope>>;

const secretsOff = v.object({ value: v.looseObject({ keepsSecrets: v.literal(false) }) });

/**
 * Whether choices turn off that the history keeps secrets. By hand, that asks first and forgets those that it has: once it
 * is off nobody expects them to be there.
 */
const turnsSecretsOff = (choices: Choices): boolean =>
  historyChoices.read().keepsSecrets && v.is(secretsOff, choices[historyChoicesName]);

function withSecretsOn(choices: Choices): Choices {
  const { [historyChoicesName]: envelope } = choices;
  return envelope === undefined
    ? choices
    : {
        ...choices,
        [historyChoicesName]: { ...envelope, value: { ...(envelope.value as object), keepsSecrets: true } },
      };
}

/** The history's code is loaded only when it is needed. */
const loadTransfer = () => import('../history/transfer-history.ts');

interface AddedHistory {
  /** Undefined if nothing was added. */
  readonly done?: HistoryImport;
  /** What could not be taken over, in words. */
  readonly leftOut: readonly string[];
}

/** Never rejects. */
async function addHistory(entries: readonly TransferredEntry[]): Promise<AddedHistory> {
  const all = (count: number) => (count === 0 ? [] : [countOf(count, 'history entry', 'history entries')]);
  try {
    const isCleared = watchClearing();
    const { importHistory } = await loadTransfer();
    const done = await importHistory(entries, isCleared);
    return { done, leftOut: all(done.leftOutCount) };
  } catch (error) {
    console.error(error);
    return { leftOut: all(entries.length) };
  }
}

/** Restores what an import has replaced in one input. Text typed since then can be brought back too. */
function inputRestored({ name, imported, wasStored, text, file }: FormerInput): AppThunk {
  return (dispatch, getState) => {
    const present = contentOf(getState(), name);
    if (present.text === imported && present.file === undefined) {
      dispatch(textInputContentSet({ name, content: { text, file }, replacements: undefined }));
    } else {
      dispatch(replaceTextInput({ name, value: text, file, what: 'Replaced by undoing the import', isInSight: true }));
    }
    // A default that was not stored is not stored now either, but a text of the user's is: there may be room by now.
    if (!wasStored && text === textInputDefaults[name]) {
      removeStored(name);
    }
  };
}

/**
 * Restores the state before the last import. A message names the settings that the desktop app refused to restore.
 * @returns these settings
 */
export function importUndone(): AppThunk<Promise<readonly DesktopPreferenceName[]>> {
  return async (dispatch) => {
    const former = lastImport.read();
    lastImport.write(undefined);
    dispatch(toastClosedFor('import'));
    if (former === undefined) {
      return [];
    }
    for (const input of former.inputs) {
      dispatch(inputRestored(input));
    }
    former.bringChoicesBack();
    dismissHiddenScreens();
    if (former.neverUseNetwork !== undefined) {
      chooseNeverUseNetwork(former.neverUseNetwork);
    }
    if (former.favourites !== undefined) {
      setFavourites(former.favourites);
    }
    if (former.theme !== undefined) {
      dispatch(themeChosen(former.theme));
    }
    // An import that is still running would otherwise add the rest after it was undone.
    const history = await former.whole;
    dispatch(toastClosedFor('import'));
    if (history !== undefined) {
      const { undoHistoryImport } = await loadTransfer();
      await undoHistoryImport(history);
    }
    const refused = former.desktop === undefined ? [] : await changeEachDesktopPreference(former.desktop);
    if (refused.length > 0) {
      const message = `Everything is as it was, except these settings of the desktop app: ${refused.join(', ')}.`;
      dispatch(toastShown({ message, type: 'warning', autoHideDuration: 15_000 }));
    }
    return refused;
  };
}
