import Box from '@mui/material/Box';
import { NumberField } from '#renderer/components/fields/number-field.tsx';
import { useNow } from '#renderer/components/hooks/use-now.ts';
import { useNumberDraft } from '#renderer/components/hooks/use-number-draft.ts';
import { IconLine, type Severity } from '#renderer/components/pane/icon-line.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { judgeTimes, maximumTolerance, type TimeVerdict } from '#tools/jwt-decoder/claims/judge-times.ts';
import { isAlgorithmName, signatureAlgorithms } from '#tools/jwt-decoder/signature/algorithms.ts';
import { verdictTitles } from '#tools/jwt-decoder/signature/verdict-titles.ts';
import type { TextPart } from '#tools/jwt-decoder/token/decode-part.ts';
import type { DecodedToken } from '#tools/jwt-decoder/token/decode-token.ts';
import type { SignatureState } from './use-token.ts';

interface Props {
  readonly token: DecodedToken;
  readonly signature: SignatureState;
  /** The tolerance in seconds. */
  readonly tolerance: number;
  readonly onToleranceChange: (seconds: number) => void;
}

/** A summary of the token: its kind, its validity period, its signature. */
export function TokenStatus({ token, signature, tolerance, onToleranceChange }: Props) {
  const { payload } = token;
  const hasClaims = payload?.members !== undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 260px', display: 'flex', flexDirection: 'column', gap: 0.75 }}>
        <KindLine token={token} />
        {hasClaims && <TimeLines payload={payload} tolerance={tolerance} />}
        {token.written && <SignatureLine token={token} signature={signature} />}
        {token.warnings.map((warning) => (
          <IconLine key={warning} severity="warning">
            {warning}
          </IconLine>
        ))}
      </Box>
      {hasClaims && <ToleranceField value={tolerance} onChange={onToleranceChange} />}
    </Box>
  );
}

function KindLine({ token }: { token: DecodedToken }) {
  const { alg, enc } = token.header.members ?? {};
  if (token.kind === 'encrypted') {
    return (
      <IconLine severity="info">
        Encrypted token (JWE{typeof enc === 'string' && `, ${String(alg)} and ${enc}`}). Its payload can be read only
        with the recipient’s key; it is not decrypted here. Its header is below.
      </IconLine>
    );
  }
  const detail = isAlgorithmName(alg) ? `${alg}, ${signatureAlgorithms[alg].detail}` : undefined;
  const isUnsecured = typeof alg === 'string' && alg.toLowerCase() === 'none';
  return (
    <>
      <IconLine severity={isUnsecured ? 'warning' : 'info'}>
        {isUnsecured
          ? 'Unsecured token: not signed'
          : detail === undefined
            ? 'Signed token'
            : `Signed token: ${detail}`}
      </IconLine>
      {token.nestedToken !== undefined && (
        <IconLine severity="info">The payload is itself a token (nested JWT).</IconLine>
      )}
    </>
  );
}

const timeSeverities: Record<TimeVerdict['verdict'], Severity> = {
  expired: 'error',
  'not-yet-valid': 'error',
  valid: 'success',
  'no-expiry': 'warning',
  unclear: 'warning',
};

function TimeLines({ payload, tolerance }: { payload: TextPart; tolerance: number }) {
  const now = useNow();
  const { members = {}, sources } = payload;
  const { verdict, summary, remarks } = judgeTimes(members, { now, tolerance, sources });
  return (
    <>
      <IconLine severity={timeSeverities[verdict]}>{summary}</IconLine>
      {remarks.map((remark) => (
        <IconLine key={remark.replace(/\d+/gu, '')} severity="warning">
          {remark}
        </IconLine>
      ))}
    </>
  );
}

function SignatureLine({ token, signature }: Pick<Props, 'token' | 'signature'>) {
  const { alg } = token.header.members ?? {};
  if (signature.state !== 'checked') {
    return isAlgorithmName(alg) && token.written?.signature !== '' ? (
      <IconLine severity="info">
        {signature.state === 'checking' ? 'Checking the signature' : 'Signature not verified: no key is given'}
      </IconLine>
    ) : null;
  }
  const { verdict } = signature;
  return <IconLine severity={verdictSeverities[verdict]}>{verdictTitles[verdict]}</IconLine>;
}

export const verdictSeverities = { verified: 'success', invalid: 'error', impossible: 'warning' } as const;

function ToleranceField({ value, onChange }: { value: number; onChange: (seconds: number) => void }) {
  const { text, setText, isValid } = useNumberDraft(value, toTolerance, onChange);
  return (
    <NumberField
      label="Clock tolerance"
      unit="s"
      value={text}
      onChange={setText}
      minimum={0}
      maximum={maximumTolerance}
      problem={isValid ? undefined : `0 to ${formatNumber(maximumTolerance)}`}
    />
  );
}

function toTolerance(text: string): number | undefined {
  const seconds = /^\s*\d+\s*$/u.test(text) ? Number(text) : undefined;
  return seconds !== undefined && seconds <= maximumTolerance ? seconds : undefined;
}
