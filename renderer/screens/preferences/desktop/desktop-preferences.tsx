import { useEffect, useState } from 'react';
import { platform } from '#renderer/platform/index.ts';
import { useDesktopInfo } from '#renderer/state/host/desktop-info.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import {
  changeDesktopPreferences,
  readDesktopPreferences,
  useDesktopPreferences,
} from '#renderer/state/preferences/desktop-preferences.ts';
import type { ShortcutTarget } from '#shared/desktop/desktop-preferences.ts';
import { ChoiceRow } from '../choice-row.tsx';
import { PreferenceRow } from '../preference-row.tsx';
import { SwitchRow } from '../switch-row.tsx';
import { ShortcutField } from './shortcut-field.tsx';

/** Keeps the desktop app's settings up to date: the user may be coming back from the system's own settings. */
export function useFreshDesktopPreferences(): void {
  useEffect(() => {
    const { preferences } = platform;
    if (preferences === undefined) {
      return undefined;
    }
    const read = () => void readDesktopPreferences();
    read();
    window.addEventListener('focus', read);
    const unsubscribe = preferences.onChange(read);
    return () => {
      window.removeEventListener('focus', read);
      unsubscribe();
    };
  }, []);
}

const usePlace = () => (useDesktopInfo()?.platform === 'darwin' ? 'menu bar' : 'tray');

export function StartAtLoginSwitch() {
  const place = usePlace();
  return (
    <DesktopSwitch
      name="startAtLogin"
      label="Start at login"
      detail={`Opens in the ${place} when you log in, without a window.`}
    />
  );
}

export function CloseToTraySwitch() {
  const place = usePlace();
  return (
    <DesktopSwitch
      name="closeToTray"
      label={`Close to ${place}`}
      detail={`The close button hides the window, and the icon in the ${place} shows it again. Quit ends the app.`}
    />
  );
}

export function LookForUpdatesSwitch() {
  return (
    <DesktopSwitch
      name="lookForUpdates"
      label="Check for updates"
      detail="Asks when the app starts and once a day for a newer version, and installs it when you quit."
      isNeeded
    />
  );
}

export function GlobalShortcut() {
  const state = useDesktopPreferences();
  const system = useDesktopInfo()?.platform;
  return (
    state !== undefined &&
    system !== undefined && (
      <PreferenceRow title="Shortcut to the window">
        <ShortcutField
          shortcut={state.preferences.globalShortcut}
          opens={state.preferences.shortcutOpens}
          problem={state.problems.globalShortcut}
          platform={system}
        />
      </PreferenceRow>
    )
  );
}

export function ShortcutTargetChoice() {
  const state = useDesktopPreferences();
  const toast = useToaster();
  const change = async (shortcutOpens: ShortcutTarget) => {
    const changed = await changeDesktopPreferences({ shortcutOpens });
    if (!changed.ok) {
      toast({ message: changed.error, type: 'error' });
    }
  };
  return (
    state !== undefined && (
      <ChoiceRow
        title="What the shortcut opens"
        detail="The quick box is a small window with the field “Paste anything”: it shows the answer, copies it and closes again."
        value={state.preferences.shortcutOpens}
        options={[
          { value: 'window', label: 'Web Toolbox' },
          { value: 'quick-box', label: 'Quick box' },
        ]}
        onChange={(target) => void change(target)}
      />
    )
  );
}

export function QuickBoxClipboardSwitch() {
  return (
    <DesktopSwitch
      name="quickBoxReadsClipboard"
      label="Let the quick box read the clipboard"
      detail="It begins with the text that you have copied. The clipboard is read when you open the box, and at no other time."
    />
  );
}

interface SwitchProps {
  readonly name: 'startAtLogin' | 'closeToTray' | 'lookForUpdates' | 'quickBoxReadsClipboard';
  readonly label: string;
  readonly detail: string;
  /** Whether the setting has no effect while there is a problem; the problem then replaces the detail. */
  readonly isNeeded?: boolean;
}

function DesktopSwitch({ name, label, detail, isNeeded = false }: SwitchProps) {
  const state = useDesktopPreferences();
  const isKnown = useDesktopInfo() !== undefined;
  /** What the user has chosen, which is shown until the answer arrives. */
  const [wanted, setWanted] = useState<boolean>();
  const [refusal, setRefusal] = useState<string>();
  if (state === undefined || !isKnown) {
    return null;
  }
  const problem = name === 'quickBoxReadsClipboard' ? undefined : state.problems[name];
  const isDisabled = isNeeded && problem !== undefined;
  const change = async (next: boolean) => {
    setWanted(next);
    const changed = await changeDesktopPreferences({ [name]: next });
    setWanted(undefined);
    setRefusal(changed.ok ? undefined : changed.error);
  };
  const doubt = isDisabled || problem === undefined ? undefined : ({ severity: 'warning', text: problem } as const);
  return (
    <SwitchRow
      title={label}
      detail={isDisabled ? problem : detail}
      isOn={wanted ?? (state.preferences[name] && !isDisabled)}
      isDisabled={isDisabled}
      onChange={(next) => void change(next)}
      note={refusal === undefined ? doubt : { severity: 'error', text: refusal }}
    />
  );
}
