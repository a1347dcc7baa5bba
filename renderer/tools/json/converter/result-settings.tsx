import TuneIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { isBlank } from '#shared/text-checks.ts';
import { blankRootName } from './blank-root-name.ts';
import { OptionForm } from './option-form.tsx';
import { usesRootName } from './targets.ts';
import type { Converter } from './use-converter.ts';

/** Under the toolbar of the result: the name of its root class, and the options of the target. */
export function ResultSettings({ converter }: { readonly converter: Converter }) {
  const { target, rootName, fields, choices, setChoices, process } = converter;
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const hasName = usesRootName(target.id);
  const isNameMissing = hasName && isBlank(rootName.value);
  const hasOptions = fields === undefined || fields.length > 0;
  const changed = Object.keys(choices).length;

  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', px: 1.5, py: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>
        {hasName && (
          <TextField
            label="Root class name"
            size="small"
            value={rootName.value}
            onChange={({ target: field }) => rootName.setValue(field.value)}
            error={isNameMissing}
            helperText={isNameMissing ? blankRootName.message : undefined}
            slotProps={{ htmlInput: { spellCheck: false, autoComplete: 'off' } }}
            sx={{ flex: '1 1 160px', maxWidth: 280, '& .MuiOutlinedInput-root': { height: 36 } }}
          />
        )}
        {hasOptions && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<TuneIcon />}
            aria-expanded={isOpen}
            aria-controls={formId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {changed === 0 ? 'Options' : `Options (${changed} changed)`}
          </Button>
        )}
        <Button variant="contained" onClick={process.runAgain} sx={{ ml: 'auto' }}>
          Convert
        </Button>
      </Box>
      <Box id={formId} hidden={!isOpen || !hasOptions}>
        {isOpen && fields && (
          <OptionForm key={target.id} label={target.label} fields={fields} choices={choices} onChange={setChoices} />
        )}
      </Box>
    </Box>
  );
}
