import Box from '@mui/material/Box';
import { explainAlgorithm } from './algorithms.ts';
import type { DecodedToken } from './decode-token.ts';
import { IconLine } from './icon-line.tsx';
import { verdictSeverities, verdictTitles } from './token-status.tsx';
import type { SignatureState } from './use-token.ts';

interface Props {
  readonly token: DecodedToken | undefined;
  readonly signature: SignatureState;
}

/** What came of checking the signature with the key, or why there is none to check. */
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

function explainObstacle({ kind, header, written }: DecodedToken): string | undefined {
  if (kind === 'encrypted') {
    return 'An encrypted token has no signature: who decrypts it checks its tag.';
  }
  return written !== undefined && header.members !== undefined ? explainAlgorithm(header.members.alg) : undefined;
}
