import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import type { ToolError } from '#shared/result.ts';
import type { KeyFormat } from '#tools/jwt-decoder/keys/key-formats.ts';
import type { KeyInput } from './decoding/use-token.ts';
import { EmbeddedEditor } from './embedded-editor.tsx';

const formatLabels: Record<KeyFormat, string> = {
  detect: 'Detect the format',
  text: 'Secret (text)',
  base64: 'Secret (Base64)',
  pem: 'PEM',
  jwk: 'JWK or JWKS',
};

const formatOptions = Object.entries(formatLabels).map(([value, label]) => ({ value: value as KeyFormat, label }));

/** The longest key or set of keys, in characters. */
const maximumLength = 200_000;

interface Props {
  /** “Verify the signature” */
  readonly title: string;
  readonly value: KeyInput;
  readonly onChange: (key: KeyInput) => void;
  /** Buttons for further actions on the key. */
  readonly actions?: ReactNode;
  /** What is known from the key. */
  readonly children?: ReactNode;
}

/**
 * The input for a secret or key. It is in memory only: still there after visiting another screen, and lost with the
 * page.
 */
export function KeySection({ title, value, onChange, actions, children }: Props) {
  const titleId = useId();
  const [fileError, setFileError] = useState<ToolError>();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        px: 1.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        flexShrink: 0,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="h3" id={titleId} sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        {actions}
        <CompactSelect
          label="Key format"
          value={value.format}
          onChange={(format) => onChange({ ...value, format })}
          options={formatOptions}
        />
        <ClearButton
          label="Clear the key"
          isEmpty={value.text === ''}
          onClear={() => onChange({ ...value, text: '' })}
        />
      </Box>
      <EmbeddedEditor
        label="Key"
        value={value.text}
        onChange={(text) => {
          setFileError(undefined);
          onChange({ ...value, text });
        }}
        minimumLines={3}
        maximumLines={6}
        maximumLength={maximumLength}
        onFileRejected={setFileError}
        placeholder="A secret, a PEM key or certificate, a JWK or JWKS. Never stored: gone with a reload."
      />
      {fileError && <ErrorNote error={fileError} />}
      {children}
    </Box>
  );
}
