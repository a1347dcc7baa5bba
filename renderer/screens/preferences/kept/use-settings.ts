import { useStore } from 'react-redux';
import { useSaveFile } from '#renderer/components/hooks/use-save-file.ts';
import { platform } from '#renderer/platform/index.ts';
import { exportHistory } from '#renderer/state/history/transfer-history.ts';
import { readNeverUsesNetwork } from '#renderer/state/host/network.ts';
import { settingsImported } from '#renderer/state/kept/import-settings.ts';
import { readKeptValues } from '#renderer/state/kept/kept-value.ts';
import type { Question } from '#renderer/state/messages/confirm-dialog.ts';
import { globalSpinnerClosed, globalSpinnerOpened } from '#renderer/state/messages/global-spinner.ts';
import { useConfirm } from '#renderer/state/messages/use-confirm.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { readDesktopPreferences } from '#renderer/state/preferences/desktop-preferences.ts';
import { useFavourites } from '#renderer/state/screens/favourites.ts';
import type { AppStore } from '#renderer/state/store/store.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { isSecretInput, type TextInputName } from '#tools/text-inputs.ts';
import { describeSettings } from './describe-settings.ts';
import { type ImportedSettings, readSettings, writeSettings } from './settings-file.ts';

/** @returns a function that saves all settings to a JSON file */
export function useExport(): () => Promise<void> {
  const { getState } = useStore() as AppStore;
  const favourites = useFavourites();
  const saveFile = useSaveFile();
  const toast = useToaster();
  return async () => {
    const { preferences, textInputs } = getState();
    const desktop = await readDesktopPreferences();
    const history = await exportHistory().catch((error: unknown) => {
      console.error(error);
      toast({ message: 'The history could not be read, and is not in the file.', type: 'warning' });
      return [];
    });
    await saveFile({
      suggestedName: 'web-toolbox-settings.json',
      content: writeSettings({
        theme: preferences.theme,
        neverUseNetwork: readNeverUsesNetwork(),
        favourites,
        inputs: Object.fromEntries(
          Object.entries(textInputs.values).filter(([name]) => !isSecretInput(name as TextInputName)),
        ),
        choices: readKeptValues(),
        ...(history.length > 0 && { history }),
        ...(desktop === undefined ? {} : { desktop }),
      }),
      filter: { name: 'JSON', extensions: ['json'] },
    });
  };
}

/** Milliseconds: long enough to see what has changed. */
const toastDuration = 15_000;

/**
 * @returns a function that, after confirmation, imports the settings from a file; settings not named in it stay as they
 * are
 */
export function useImport(): (file: File) => Promise<Result<void>> {
  const { dispatch } = useStore() as AppStore;
  const confirm = useConfirm();
  const toast = useToaster();
  return async (file) => {
    const result = readSettings(await file.text().catch(() => undefined));
    if (!result.ok) {
      return result;
    }
    const { desktop, ...others } = result.value;
    // The website ignores the preferences of the desktop app.
    const values = { ...others, ...(platform.preferences && desktop && { desktop }) };
    const held = describeSettings(values);
    if (held === '') {
      return fail({ code: 'empty', message: 'This file holds nothing that can be imported.' });
    }
    if (!(await confirm(questionOf(file.name, held, result.value)))) {
      return ok(undefined);
    }
    // Half-imported settings must not be edited.
    dispatch(globalSpinnerOpened());
    const refused = await dispatch(settingsImported(values));
    dispatch(globalSpinnerClosed());
    const leftOut = [...result.value.leftOut, ...refused];
    toast({
      message: `Imported ${held}.${leftOut.length === 0 ? '' : ` Left out because unknown, damaged or refused: ${leftOut.join(', ')}.`}`,
      autoHideDuration: toastDuration,
      undoes: 'import',
      ...(leftOut.length > 0 && { type: 'warning' }),
    });
    return ok(undefined);
  };
}

function questionOf(name: string, held: string, { leftOut, history }: ImportedSettings): Question {
  const added = history === undefined ? '' : ' The history is added to yours.';
  const unknown =
    leftOut.length === 0
      ? ''
      : ` ${countOf(leftOut.length, 'unknown or damaged entry', 'unknown or damaged entries')} will be left out.`;
  return {
    title: 'Import these settings?',
    description: `${name} holds ${held}. They replace yours; anything not in the file stays as it is.${added}${unknown} You can undo the import afterwards.`,
  };
}
