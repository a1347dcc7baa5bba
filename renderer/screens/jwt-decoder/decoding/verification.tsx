import Box from '@mui/material/Box';
import { IconLine } from '#renderer/components/pane/icon-line.tsx';
import { explainObstacle } from '#tools/jwt-decoder/signature/explain-obstacle.ts';
import { verdictTitles } from '#tools/jwt-decoder/signature/verdict-titles.ts';
import type { DecodedToken } from '#tools/jwt-decoder/token/decode-token.ts';
import { verdictSeverities } from './token-status.tsx';
import type { SignatureState } from './use-token.ts';

interface Props {
  readonly token: DecodedToken | undefined;
  readonly signature: SignatureState;
}

/** The outcome of checking the signature with the key, or why there is nothing to check. */
export function Verification({ token, signature }: Props) {
  const obstacle = token && explainObstacle(token);
  return (
    <Box role="status" sx={{ display: 'flex', flexDirection: 'column', gap: 0.5, minHeight: 20 }}>
      {signature.state === 'unknown' && obstacle !== undefined && <IconLine severity="info">{obstacle}</IconLine>}
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
