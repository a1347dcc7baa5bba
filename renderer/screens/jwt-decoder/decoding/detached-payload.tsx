import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmbeddedEditor } from '../embedded-editor.tsx';

interface Props {
  readonly value: string;
  readonly onChange: (payload: string) => void;
}

/** The input for a payload that is not in the token (RFC 7515, appendix F). */
export function DetachedPayload({ value, onChange }: Props) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1, px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3">Detached payload</Typography>
      <EmbeddedEditor
        label="Detached payload"
        value={value}
        onChange={onChange}
        minimumLines={2}
        maximumLines={6}
        placeholder="The signed payload, before encoding"
      />
    </Box>
  );
}
