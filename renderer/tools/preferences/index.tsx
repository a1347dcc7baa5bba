import ClearIcon from '@mui/icons-material/DeleteOutlined';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { platform } from '#renderer/platform/index.ts';
import { useConfirm } from '#renderer/state/confirm-dialog.ts';
import { changeEachDesktopPreference } from '#renderer/state/desktop-preferences.ts';
import { everythingCleared } from '#renderer/state/everything-cleared.ts';
import { globalSpinnerClosed, globalSpinnerOpened } from '#renderer/state/global-spinner.ts';
import { useAppDispatch, useAppSelector } from '#renderer/state/hooks.ts';
import { themeToggled } from '#renderer/state/preferences.ts';
import { useToaster } from '#renderer/state/toaster.ts';
import { defaultDesktopPreferences } from '#shared/desktop-preferences.ts';
import { DesktopSection } from './desktop-section.tsx';
import { Section } from './section.tsx';
import { useExport, useImport } from './use-settings.ts';

export function Screen() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, maxWidth: 720 }}>
      <Appearance />
      {platform.preferences && <DesktopSection />}
      <SavedData />
    </Box>
  );
}

function Appearance() {
  const isDark = useAppSelector((state) => state.preferences.isDark);
  const dispatch = useAppDispatch();
  return (
    <Section title="Appearance">
      <FormControlLabel
        control={<Switch checked={isDark} onChange={() => dispatch(themeToggled())} />}
        label="Activate the Dark theme mode"
        sx={{ alignSelf: 'flex-start' }}
      />
    </Section>
  );
}

function SavedData() {
  const dispatch = useAppDispatch();
  const toast = useToaster();
  const confirm = useConfirm();
  const exportSettings = useExport();
  const importSettings = useImport();
  const fileInput = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const importFile = async (file: File) => {
    // Half-imported settings must not be edited.
    dispatch(globalSpinnerOpened());
    const result = await importSettings(file);
    dispatch(globalSpinnerClosed());
    setError(result.ok ? undefined : `${file.name}: ${result.error.message}`);
  };
  const clear = async () => {
    const isConfirmed = await confirm({
      title: 'Clear everything?',
      description: platform.preferences
        ? 'Every saved input, your theme, your favourites and the settings of the desktop app will be forgotten. This cannot be undone.'
        : 'Every saved input, your theme and your favourites will be forgotten. This cannot be undone.',
    });
    if (isConfirmed) {
      dispatch(everythingCleared());
      const kept = platform.preferences ? await changeEachDesktopPreference(defaultDesktopPreferences) : [];
      toast(
        kept.length === 0
          ? { message: 'Everything is cleared.' }
          : { message: `Everything is cleared but, of the desktop app: ${kept.join(', ')}.`, type: 'warning' },
      );
    }
  };

  return (
    <Section title="Saved inputs and preferences">
      <Typography sx={{ color: 'text.secondary' }}>
        What you typed last, the theme and your favourites are kept on this machine only. One file takes them to
        another.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" startIcon={<ExportIcon />} onClick={exportSettings}>
          Export…
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<ImportIcon />}
          onClick={() => fileInput.current?.click()}
        >
          Import…
        </Button>
        <Button variant="outlined" color="error" startIcon={<ClearIcon />} onClick={clear}>
          Clear everything…
        </Button>
        <input
          ref={fileInput}
          type="file"
          accept="application/json,.json"
          aria-label="File to import"
          hidden
          onChange={(event) => {
            const file = event.target.files?.[0];
            // The same file can be chosen again after it was mended.
            event.target.value = '';
            if (file) {
              void importFile(file);
            }
          }}
        />
      </Box>
      {error !== undefined && <Alert severity="error">{error}</Alert>}
    </Section>
  );
}
