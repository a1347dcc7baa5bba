import { useStore } from 'react-redux';
import { useSaveFile } from '#renderer/components/use-save-file.ts';
import { platform } from '#renderer/platform/index.ts';
import { changeEachDesktopPreference, readDesktopPreferences } from '#renderer/state/desktop-preferences.ts';
import { setFavourites, useFavourites } from '#renderer/state/favourites.ts';
import { themeToggled } from '#renderer/state/preferences.ts';
import type { AppStore } from '#renderer/state/store.ts';
import type { TextInputName } from '#renderer/state/text-input-definitions.ts';
import { textInputSet } from '#renderer/state/text-inputs.ts';
import { useToaster } from '#renderer/state/toaster.ts';
import { fail, ok, type Result } from '#shared/result.ts';
import { readSettings, writeSettings } from './settings-file.ts';

/** @returns a function that saves all settings as one JSON file */
export function useExport(): () => Promise<void> {
  const { getState } = useStore() as AppStore;
  const favourites = useFavourites();
  const saveFile = useSaveFile();
  return async () => {
    const { preferences, textInputs } = getState();
    const desktop = await readDesktopPreferences();
    await saveFile({
      suggestedName: 'web-toolbox-settings.json',
      content: writeSettings({
        isDark: preferences.isDark,
        favourites,
        inputs: textInputs.values,
        ...(desktop === undefined ? {} : { desktop }),
      }),
      filter: { name: 'JSON', extensions: ['json'] },
    });
  };
}

/** @returns a function that takes over the settings in a file; what the file does not name stays as it is */
export function useImport(): (file: File) => Promise<Result<void>> {
  const { dispatch, getState } = useStore() as AppStore;
  const toast = useToaster();
  return async (file) => {
    let text: string;
    try {
      text = await file.text();
    } catch {
      return fail({ code: 'unreadable', message: 'The file could not be read.' });
    }
    const result = readSettings(text);
    if (!result.ok) {
      return result;
    }
    const { isDark, favourites, inputs, desktop } = result.value;
    for (const [name, value] of Object.entries(inputs) as [TextInputName, string][]) {
      dispatch(textInputSet({ name, value }));
    }
    if (isDark !== undefined && isDark !== getState().preferences.isDark) {
      dispatch(themeToggled());
    }
    if (favourites !== undefined) {
      setFavourites(favourites);
    }
    const refused = platform.preferences && desktop ? await changeEachDesktopPreference(desktop) : [];
    const leftOut = [...result.value.leftOut, ...refused];
    toast(
      leftOut.length === 0
        ? { message: `Imported ${Object.keys(inputs).length} inputs.` }
        : {
            message: `Imported ${Object.keys(inputs).length} inputs. Left out, as unknown, damaged or refused: ${leftOut.join(', ')}.`,
            type: 'warning',
            autoHideDuration: 10_000,
          },
    );
    return ok(undefined);
  };
}
