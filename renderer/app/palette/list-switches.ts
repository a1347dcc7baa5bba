import { historyChoices } from '#renderer/state/history/history-choices.ts';
import { chooseNeverUseNetwork, readNeverUsesNetwork } from '#renderer/state/host/network.ts';
import type { PreferenceTitle } from '#renderer/state/preferences/preference-list.ts';
import { themeChosen } from '#renderer/state/preferences/preferences.ts';
import {
  changeUserPreferences,
  codeTabWidths,
  readUserPreferences,
} from '#renderer/state/preferences/user-preferences.ts';
import type { AppThunk } from '#renderer/state/store/reducers.ts';
import type { ThemeSource } from '#shared/theme-source.ts';

/** A value that a preference does not currently have, and the action that sets it. */
export interface PreferenceSwitch {
  readonly title: PreferenceTitle;
  readonly value: string;
  readonly keywords: readonly string[];
  readonly choose: AppThunk;
}

const themes: readonly (readonly [value: ThemeSource, label: string])[] = [
  ['light', 'Light'],
  ['dark', 'Dark'],
  ['system', 'System'],
];

const densities = [
  ['comfortable', 'Comfortable'],
  ['compact', 'Compact'],
] as const;

/** Lists what can be switched without opening Preferences: every value except the current one. */
export function listSwitches(theme: ThemeSource): readonly PreferenceSwitch[] {
  const { density, codeTabWidth, wrapsLines, marksUnusual, hasSingleKeys } = readUserPreferences();
  const { isOn } = historyChoices.read();
  const onOff = (
    title: PreferenceTitle,
    isNow: boolean,
    keywords: readonly string[],
    choose: (next: boolean) => void,
  ): PreferenceSwitch => ({
    title,
    value: isNow ? 'Off' : 'On',
    keywords: [...keywords, ...(isNow ? ['disable', 'stop'] : ['enable', 'activate'])],
    choose: () => choose(!isNow),
  });
  return [
    ...themes
      .filter(([value]) => value !== theme)
      .map(([value, label]) => ({
        title: 'Theme' as const,
        value: label,
        keywords: ['colours', 'colors', 'mode', 'switch'],
        choose: themeSwitched(value),
      })),
    ...densities
      .filter(([value]) => value !== density)
      .map(([value, label]) => ({
        title: 'Density' as const,
        value: label,
        keywords: ['rows', 'spacing', 'size', 'switch'],
        choose: () => changeUserPreferences({ density: value }),
      })),
    ...codeTabWidths
      .filter((width) => width !== codeTabWidth)
      .map((width) => ({
        title: 'Tab width' as const,
        value: String(width),
        keywords: ['indentation', 'spaces'],
        choose: () => changeUserPreferences({ codeTabWidth: width }),
      })),
    onOff('Wrap long lines', wrapsLines, ['break', 'word', 'toggle'], (next) =>
      changeUserPreferences({ wrapsLines: next }),
    ),
    onOff('Mark unusual characters', marksUnusual, ['show', 'hidden', 'invisible', 'whitespace', 'toggle'], (next) =>
      changeUserPreferences({ marksUnusual: next }),
    ),
    onOff('Single-key shortcuts', hasSingleKeys, ['keys', 'keyboard', 'question mark', 'toggle'], (next) =>
      changeUserPreferences({ hasSingleKeys: next }),
    ),
    onOff('Never use the network', readNeverUsesNetwork(), ['offline', 'internet', 'toggle'], (next) =>
      chooseNeverUseNetwork(next),
    ),
    onOff('Keep a history of inputs', isOn, ['recent', 'privacy', 'toggle'], (next) =>
      historyChoices.change({ isOn: next }),
    ),
  ];
}

const themeSwitched =
  (theme: ThemeSource): AppThunk =>
  (dispatch) =>
    void dispatch(themeChosen(theme));
