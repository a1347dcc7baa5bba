import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { controlHeight } from '#renderer/components/density.ts';
import { FieldError } from '#renderer/components/fields/field-error.tsx';
import { publicApi, readApiAddress } from '#tools/github-user-projects/read-api-address.ts';

interface Props {
  readonly apiAddress: string;
  readonly onChange: (apiAddress: string) => void;
}

/**
 * The address of the API, which is applied on Enter, or when the field is left after a change: leaving it does not make
 * the address of a link the user's choice.
 */
export function ApiAddressField({ apiAddress, onChange }: Props) {
  // What was typed over an address is gone with it, for example when a link has brought another one.
  const [draft, setDraft] = useState({ text: apiAddress, over: apiAddress });
  const typed = draft.over === apiAddress ? draft.text : apiAddress;
  const setTyped = (text: string) => setDraft({ text, over: apiAddress });
  const read = readApiAddress(typed);
  const apply = () => {
    if (read.ok) {
      setTyped(read.value);
      onChange(read.value);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  const leave = () => {
    if (read.ok && read.value === apiAddress) {
      setTyped(apiAddress);
    } else {
      apply();
    }
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <TextField
        size="small"
        label="API address"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={leave}
        error={!read.ok}
        helperText={
          read.ok ? (
            'GitHub Enterprise Server: https://your-host/api/v3. No credentials are ever sent.'
          ) : (
            <FieldError>{read.error.message}</FieldError>
          )
        }
        sx={{ flex: '1 1 280px', maxWidth: 520 }}
        slotProps={{
          htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off', inputMode: 'url' },
        }}
      />
      {typed !== publicApi && (
        <Button
          onClick={({ currentTarget }) => {
            // The button goes.
            currentTarget.form?.querySelector('input')?.focus();
            setTyped(publicApi);
            onChange(publicApi);
          }}
          sx={{ height: { xs: 44, md: controlHeight } }}
        >
          Use the public API
        </Button>
      )}
    </Box>
  );
}
