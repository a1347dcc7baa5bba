import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useDesktopInfo } from '#renderer/state/desktop-info.ts';
import {
  changeDesktopPreferences,
  readDesktopPreferences,
  useDesktopPreferences,
} from '#renderer/state/desktop-preferences.ts';
import { Section } from './section.tsx';
import { ShortcutField } from './shortcut-field.tsx';

/** What only the desktop app has to be set; nothing on the website. */
export function DesktopSection() {
  const state = useDesktopPreferences();
  const platform = useDesktopInfo()?.platform;
  useEffect(() => {
    const read = () => void readDesktopPreferences();
    read();
    // The user may come back from the system's own settings.
    window.addEventListener('focus', read);
    return () => window.removeEventListener('focus', read);
  }, []);
  if (state === undefined || platform === undefined) {
    return null;
  }
  const { preferences, problems } = state;
  const place = platform === 'darwin' ? 'menu bar' : 'tray';
  return (
    <Section title="Desktop app">
      <PreferenceSwitch
        name="startAtLogin"
        label="Start at login"
        detail={`Opens in the ${place} when you log in, without a window.`}
        isOn={preferences.startAtLogin}
        problem={problems.startAtLogin}
      />
      <PreferenceSwitch
        name="closeToTray"
        label={`Close to ${place}`}
        detail={`The close button hides the window, and the icon in the ${place} shows it again. Quit ends the app.`}
        isOn={preferences.closeToTray}
        problem={problems.closeToTray}
      />
      <ShortcutField shortcut={preferences.globalShortcut} problem={problems.globalShortcut} platform={platform} />
    </Section>
  );
}

interface SwitchProps {
  readonly name: 'startAtLogin' | 'closeToTray';
  readonly label: string;
  readonly detail: string;
  readonly isOn: boolean;
  readonly problem: string | undefined;
}

function PreferenceSwitch({ name, label, detail, isOn, problem }: SwitchProps) {
  const id = useId();
  /** Shown until the answer is there. */
  const [wanted, setWanted] = useState<boolean>();
  const [refusal, setRefusal] = useState<string>();
  const change = async (next: boolean) => {
    setWanted(next);
    const changed = await changeDesktopPreferences({ [name]: next });
    setWanted(undefined);
    setRefusal(changed.ok ? undefined : changed.error);
  };
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={wanted ?? isOn}
            onChange={(_event, next) => void change(next)}
            slotProps={{ input: { 'aria-describedby': id } }}
          />
        }
        label={label}
      />
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', ml: 6 }}>
        {detail}
      </Typography>
      {refusal !== undefined && <Note severity="error">{refusal}</Note>}
      {refusal === undefined && problem !== undefined && <Note severity="warning">{problem}</Note>}
    </Box>
  );
}

function Note({ severity, children }: { readonly severity: 'error' | 'warning'; readonly children: ReactNode }) {
  return (
    <Alert severity={severity} sx={{ mt: 1, ml: 6 }}>
      {children}
    </Alert>
  );
}
