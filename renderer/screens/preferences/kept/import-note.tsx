import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { importAccepted, importUndone, useCanUndoImport } from '#renderer/state/kept/import-settings.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { useAppDispatch } from '#renderer/state/store/hooks.ts';

/** Offers to undo an import, until it is undone or the note is closed. */
export function ImportNote() {
  const dispatch = useAppDispatch();
  const toast = useToaster();
  if (!useCanUndoImport()) {
    return null;
  }
  const undo = async () => {
    const refused = await dispatch(importUndone());
    if (refused.length === 0) {
      toast({ message: 'Everything is as it was before the import.' });
    }
  };
  return (
    <Alert
      severity="info"
      sx={{ mt: 1 }}
      // The message at the top has already announced this.
      role="status"
      action={
        <>
          <Button color="inherit" size="small" onClick={undo}>
            Undo the import
          </Button>
          <Button color="inherit" size="small" onClick={importAccepted}>
            Keep it
          </Button>
        </>
      }
    >
      Settings were imported.
    </Alert>
  );
}
