import TuneIcon from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { FormEvent } from 'react';
import { controlHeight } from '#renderer/components/density.ts';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { useLeaveForField } from '#renderer/components/leave-button.ts';
import { publicApi } from '#tools/github-user-projects/read-api-address.ts';
import type { ProjectSearchProcess } from './use-project-search.ts';

interface Props {
  readonly process: ProjectSearchProcess;
  readonly apiAddress: string;
  readonly isApiShown: boolean;
  readonly onShowApi: () => void;
}

/** The fields for the user to search for, and the API to ask. */
export function SearchBar({ process, apiAddress, isApiShown, onShowApi }: Props) {
  const { typed, problem } = process;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    process.search();
  };
  return (
    <Box
      component="form"
      role="search"
      noValidate
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, pt: 0.5 }}
    >
      <TextField
        size="small"
        label="Username"
        value={typed}
        onChange={({ target }) => process.type(target.value)}
        error={problem !== undefined}
        helperText={problem && <FieldError>{problem.message}</FieldError>}
        sx={{ flex: '1 1 200px', maxWidth: 420 }}
        slotProps={{
          htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off', enterKeyHint: 'search' },
        }}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={problem !== undefined}
        sx={{ height: { xs: 44, md: controlHeight } }}
      >
        Search
      </Button>
      {process.searching && <CancelButton onCancel={process.cancel} />}
      <Button
        aria-expanded={isApiShown}
        onClick={onShowApi}
        startIcon={<TuneIcon />}
        sx={{ height: { xs: 44, md: controlHeight }, ml: 'auto', maxWidth: '100%', overflowWrap: 'anywhere' }}
      >
        {apiAddress === publicApi ? 'API address' : new URL(apiAddress).host}
      </Button>
    </Box>
  );
}

/** Goes when the search ends, too. */
function CancelButton({ onCancel }: { readonly onCancel: () => void }) {
  const button = useLeaveForField<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      variant="outlined"
      onClick={onCancel}
      sx={{
        height: { xs: 44, md: controlHeight },
        // Most answers arrive before this could be read.
        animation: 'appear 0s 200ms both',
        '@keyframes appear': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
      }}
    >
      Cancel
    </Button>
  );
}
