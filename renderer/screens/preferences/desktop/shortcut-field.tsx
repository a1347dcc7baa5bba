import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useRef, useState } from 'react';
import { changeDesktopPreferences } from '#renderer/state/preferences/desktop-preferences.ts';
import { acceleratorLabel, type DesktopPlatform, parseAccelerator } from '#shared/desktop/accelerator.ts';
import { defaultDesktopPreferences, type ShortcutTarget } from '#shared/desktop/desktop-preferences.ts';
import { recordShortcut } from './record-shortcut.ts';

interface ShortcutFieldProps {
  /** The shortcut in Electron's syntax; empty for none. */
  readonly shortcut: string;
  readonly opens: ShortcutTarget;
  /** Why the shortcut does not work, or may not. */
  readonly problem: string | undefined;
  readonly platform: DesktopPlatform;
}

/** The shortcut in the keyboard's own names, or the text unchanged. */
function nameKeys(text: string, platform: DesktopPlatform): string {
  const parsed = parseAccelerator(text, platform);
  return parsed.ok ? acceleratorLabel(parsed.value, platform) : text;
}

/** A shortcut that is typed, or recorded while it is pressed. */
export function ShortcutField({ shortcut, opens, problem, platform }: ShortcutFieldProps) {
  /** The text that was typed or recorded but is not in effect (yet). */
  const [draft, setDraft] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isRecording, setIsRecording] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);

  const inForce = nameKeys(shortcut, platform);
  const defaultShortcut = defaultDesktopPreferences.globalShortcut;

  const forgetDraft = () => {
    setDraft(undefined);
    setRefusal(undefined);
  };
  const apply = async (text: string) => {
    setIsRecording(false);
    const changed = await changeDesktopPreferences({ globalShortcut: text });
    if (changed.ok) {
      forgetDraft();
    } else {
      setDraft(nameKeys(text, platform));
      setRefusal(changed.error);
    }
  };
  const applyDraft = () => {
    // Leaving the field does not retry a shortcut that was refused.
    if (draft !== undefined && draft !== inForce && refusal === undefined) {
      void apply(draft);
    }
  };
  const stopRecording = () => {
    setIsRecording(false);
    forgetDraft();
  };

  const record = (event: KeyboardEvent) => {
    const recording = recordShortcut(event, platform);
    if (recording.kind === 'left') {
      return;
    }
    // Neither the field nor a shortcut of the app should receive these keys.
    event.preventDefault();
    event.stopPropagation();
    if (recording.kind === 'modifiers') {
      setDraft(`${nameKeys(`${recording.text}+K`, platform).slice(0, -1)}…`);
    } else if (recording.kind === 'cancelled') {
      stopRecording();
      changeButton.current?.focus();
    } else {
      changeButton.current?.focus();
      void apply(recording.text);
    }
  };
  const edit = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && draft !== undefined) {
      void apply(draft);
    } else if (event.key === 'Escape' && draft !== undefined) {
      event.stopPropagation();
      forgetDraft();
    }
  };

  const startRecording = () => {
    forgetDraft();
    setIsRecording(true);
    field.current?.focus();
  };
  const place = opens === 'quick-box' ? 'the quick box' : 'the window';
  const help = isRecording
    ? 'Press the keys of the new shortcut. Escape cancels.'
    : shortcut === ''
      ? `Off. With a shortcut you can show ${place} from any program.`
      : `Shows ${place} from any program.${typesCharacter(shortcut, platform) ? ` While it is set, ${inForce} types no character.` : ''}`;

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, mt: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          inputRef={field}
          label="Global shortcut"
          size="small"
          value={isRecording ? (draft ?? '') : (draft ?? inForce)}
          placeholder={isRecording ? 'Press keys' : 'None'}
          error={refusal !== undefined}
          helperText={help}
          onChange={(event) => {
            setDraft(event.target.value);
            setRefusal(undefined);
          }}
          onKeyDown={isRecording ? record : edit}
          onKeyUp={isRecording ? (event) => !hasModifier(event) && setDraft(undefined) : undefined}
          onBlur={isRecording ? stopRecording : applyDraft}
          slotProps={{
            input: { readOnly: isRecording },
            inputLabel: { shrink: true },
            htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 100 },
            // The text remains helpful, so it is not marked as an error; errors are shown below.
            formHelperText: { 'aria-live': 'polite', error: false },
          }}
          sx={{ flex: '1 1 280px', maxWidth: 380 }}
        />
        <Button
          ref={changeButton}
          variant="outlined"
          color="inherit"
          startIcon={<KeyboardIcon />}
          onClick={startRecording}
        >
          Change…
        </Button>
        {shortcut !== '' && (
          <Button color="inherit" onClick={() => void apply('')}>
            Turn off
          </Button>
        )}
        {shortcut !== defaultShortcut && (
          <Button color="inherit" onClick={() => void apply(defaultShortcut)}>
            Reset to {nameKeys(defaultShortcut, platform)}
          </Button>
        )}
      </Box>
      {refusal !== undefined && (
        <Alert severity="error">
          {refusal}
          {problem === undefined && shortcut !== '' && ` ${inForce} stays.`}
        </Alert>
      )}
      {refusal === undefined && problem !== undefined && <Alert severity="warning">{problem}</Alert>}
    </Box>
  );
}

function hasModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.altKey || event.shiftKey || event.metaKey;
}

/** On a Mac, Option with most keys types a character. */
function typesCharacter(shortcut: string, platform: DesktopPlatform): boolean {
  const parsed = parseAccelerator(shortcut, platform);
  return (
    platform === 'darwin' &&
    parsed.ok &&
    parsed.value.key.length === 1 &&
    parsed.value.modifiers.every((modifier) => modifier === 'Alt' || modifier === 'Shift')
  );
}
