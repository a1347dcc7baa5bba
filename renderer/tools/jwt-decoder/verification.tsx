import Box from '@mui/material/Box';
import { IconLine } from './icon-line.tsx';
import { verdictSeverities, verdictTitles } from './token-status.tsx';
import type { SignatureState } from './use-token.ts';

/** What came of checking the signature with the key. */
export function Verification({ signature }: { signature: SignatureState }) {
  return (
    <Box role="status" sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, minHeight: 20 }}>
      {signature.state === 'checking' && <IconLine severity="info">Checking…</IconLine>}
      {signature.state === 'checked' && (
        <>
          <IconLine severity={verdictSeverities[signature.verdict]}>
            <strong>{verdictTitles[signature.verdict]}</strong>
            {signature.details.length > 0 && <>: {signature.details.join(' ')}</>}
          </IconLine>
          {signature.warnings.map((warning) => (
            <IconLine key={warning} severity="warning">
              {warning}
            </IconLine>
          ))}
        </>
      )}
    </Box>
  );
}
