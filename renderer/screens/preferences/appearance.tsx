import { themeChosen } from '#renderer/state/preferences/preferences.ts';
import { changeUserPreferences, useUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { useAppDispatch, useAppSelector } from '#renderer/state/store/hooks.ts';
import { ChoiceRow } from './choice-row.tsx';
import { SwitchRow } from './switch-row.tsx';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

export function ThemeChoice() {
  const theme = useAppSelector((state) => state.preferences.theme);
  const dispatch = useAppDispatch();
  return (
    <ChoiceRow
      title="Theme"
      detail="“System” follows the theme of your operating system."
      value={theme}
      options={themes}
      onChange={(next) => dispatch(themeChosen(next))}
    />
  );
}

export function DarkThemeSwitch() {
  const isDark = useAppSelector((state) => state.preferences.isDark);
  const dispatch = useAppDispatch();
  return (
    <SwitchRow
      title="Activate the Dark theme mode"
      detail="On whenever the dark theme is showing, whether you or the system chose it."
      isOn={isDark}
      onChange={(next) => dispatch(themeChosen(next ? 'dark' : 'light'))}
    />
  );
}

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

export function DensityChoice() {
  const { density } = useUserPreferences();
  return (
    <ChoiceRow
      title="Density"
      detail="Compact has lower buttons, fields and rows. In narrow windows they stay large enough for fingers."
      value={density}
      options={densities}
      onChange={(next) => changeUserPreferences({ density: next })}
    />
  );
}
