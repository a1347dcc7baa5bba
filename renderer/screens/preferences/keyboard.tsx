import { changeUserPreferences, useUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import { SwitchRow } from './switch-row.tsx';

/** Whoever dictates, or presses keys by accident, must be able to turn such keys off (WCAG 2.1.4). */
export function SingleKeysSwitch() {
  const { hasSingleKeys } = useUserPreferences();
  return (
    <SwitchRow
      title="Single-key shortcuts"
      detail="The key ? lists the keys that work on a screen. Turn it off if you dictate, or press keys by accident."
      isOn={hasSingleKeys}
      onChange={(next) => changeUserPreferences({ hasSingleKeys: next })}
    />
  );
}
