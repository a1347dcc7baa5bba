import TuneIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { isBlank } from '#shared/text-checks.ts';
import { blankRootName } from '#tools/json/converter/blank-root-name.ts';
import { usesRootName } from '#tools/json/converter/targets.ts';
import { OptionForm } from './option-form.tsx';
import type { Converter } from './use-converter.ts';

/** The fields below the toolbar of the result: the name of the root class, and the options of the target. */
export function ResultSettings({ converter }: { readonly converter: Converter }) {
  const { target, rootName, process } = converter;
  const hasName = usesRootName(target.id);
  const isNameMissing = hasName && isBlank(rootName.value);

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 1,
        px: 1.5,
        py: 1.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {hasName && (
        <TextField
          label="Root class name"
          size="small"
          value={rootName.value}
          onChange={({ target: field }) => rootName.setValue(field.value)}
          error={isNameMissing}
          helperText={isNameMissing && <FieldError>{blankRootName.message}</FieldError>}
          slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' }, inputLabel: { shrink: true } }}
          sx={{
            flex: '1 1 160px',
            maxWidth: 280,
            '& .MuiOutlinedInput-input': { py: 0.75 },
            '@container (max-width: 519px)': { flexBasis: '100%', maxWidth: 'none' },
          }}
        />
      )}
      <OptionsButton converter={converter} />
      <Button variant="outlined" onClick={process.runAgain} sx={{ ml: 'auto' }}>
        Convert
      </Button>
    </Box>
  );
}

/** Opens the options of the target beside the result, which follows every change. */
function OptionsButton({ converter: { target, fields, choices, setChoices } }: { readonly converter: Converter }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const changed = Object.keys(choices).length;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<TuneIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={fields?.length === 0}
        onClick={({ currentTarget }) => setAnchor(currentTarget.parentElement)}
      >
        {changed === 0 ? 'Options' : `Options (${changed} changed)`}
      </Button>
      <Popover
        open={anchor !== null && fields !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Placed beside the result, so that changes to it can be seen.
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': `Options of ${target.label}`,
            sx: { width: 480, maxHeight: 'min(70vh, 560px)', p: 2, border: 1, borderColor: 'divider' },
          },
        }}
      >
        {fields && <OptionForm fields={fields} choices={choices} onChange={setChoices} />}
      </Popover>
    </>
  );
}
