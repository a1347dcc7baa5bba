import ClearIcon from '@mui/icons-material/DeleteOutlined';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { platform } from '#renderer/platform/index.ts';
import { everythingCleared } from '#renderer/state/kept/everything-cleared.ts';
import { useConfirm } from '#renderer/state/messages/use-confirm.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { changeEachDesktopPreference } from '#renderer/state/preferences/desktop-preferences.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';
import { defaultDesktopPreferences } from '#shared/desktop/desktop-preferences.ts';
import { PreferenceRow } from '../preference-row.tsx';
import { ImportNote } from './import-note.tsx';
import { useExport, useImport } from './use-settings.ts';

/** Exports, imports and clears everything that is kept. */
export function SavedData() {
  const dispatch = useAppDispatch();
  const toast = useToaster();
  const confirm = useConfirm();
  const exportSettings = useExport();
  const importSettings = useImport();
  const fileInput = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();

  const importFile = async (file: File) => {
    const result = await importSettings(file);
    setError(result.ok ? undefined : `${file.name}: ${result.error.message}`);
  };
  const clear = async () => {
    const isConfirmed = await confirm({
      title: 'Clear everything?',
      description: platform.preferences
        ? 'Every saved input and choice, the history with its snippets, your preferences, your favourites and the settings of the desktop app will be forgotten, in all open windows. This cannot be undone.'
        : 'Every saved input and choice, the history with its snippets, your preferences and your favourites will be forgotten, in all open tabs. This cannot be undone.',
    });
    if (isConfirmed) {
      dispatch(everythingCleared());
      const kept = platform.preferences ? await changeEachDesktopPreference(defaultDesktopPreferences) : [];
      toast(
        kept.length === 0
          ? { message: 'Everything is cleared.' }
          : {
              message: `Everything was cleared except these settings of the desktop app: ${kept.join(', ')}.`,
              type: 'warning',
            },
      );
    }
  };

  return (
    <PreferenceRow
      title="Export, import or clear"
      detail="One file takes everything to another machine except secrets in the history."
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
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
            // Reset, so that the same file can be chosen again after it was fixed.
            event.target.value = '';
            if (file) {
              void importFile(file);
            }
          }}
        />
      </Box>
      {error !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error}
        </Alert>
      )}
      <ImportNote />
    </PreferenceRow>
  );
}
