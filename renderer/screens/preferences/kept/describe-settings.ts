import { userPreferencesName } from '#renderer/state/preferences/stored-look.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { listWords } from '#shared/formats/words/list-words.ts';
import type { ImportedSettings } from './settings-file.ts';

/**
 * Describes the content of a file, for asking the user whether to import it.
 * @returns a list without anything that the file does not contain; empty if that is everything
 * @example describeSettings({ inputs: { lastRegEx: '/a/' }, theme: 'dark', leftOut: [] }) // '1 input and the dark theme'
 */
export function describeSettings(settings: ImportedSettings): string {
  const { inputs, choices = {}, history = [], favourites, theme, neverUseNetwork, desktop } = settings;
  const { [userPreferencesName]: preferences, ...ofScreens } = choices;
  const inputCount = Object.keys(inputs).length;
  const screenCount = Object.keys(ofScreens).length;
  const parts = [
    inputCount > 0 && countOf(inputCount, 'input'),
    screenCount > 0 && `the choices of ${countOf(screenCount, 'screen')}`,
    history.length > 0 && countOf(history.length, 'history entry', 'history entries'),
    favourites !== undefined && (favourites.length === 0 ? 'no favourites' : countOf(favourites.length, 'favourite')),
    theme !== undefined && (theme === 'system' ? 'the theme of the system' : `the ${theme} theme`),
    preferences !== undefined && 'preferences',
    neverUseNetwork !== undefined && `“Never use the network” (${neverUseNetwork ? 'on' : 'off'})`,
    desktop !== undefined && 'settings of the desktop app',
  ].filter((part) => part !== false);
  return listWords(parts);
}
