import Box from '@mui/material/Box';
import { useState } from 'react';
import { NumberField } from '#renderer/components/number-field.tsx';
import { useNow } from '#renderer/components/use-now.ts';
import { isAlgorithmName, signatureAlgorithms } from './algorithms.ts';
import type { DecodedToken } from './decode-token.ts';
import { IconLine, type Severity } from './icon-line.tsx';
import { judgeTimes, type TimeVerdict } from './judge-times.ts';
import type { SignatureState } from './use-token.ts';

interface Props {
  readonly token: DecodedToken;
  readonly signature: SignatureState;
  /** Seconds. */
  readonly tolerance: number;
  readonly onToleranceChange: (seconds: number) => void;
}

/** What is to be known of a token at first sight: its kind, its time, its signature. */
export function TokenStatus({ token, signature, tolerance, onToleranceChange }: Props) {
  const claims = token.payload?.members;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: '1 1 260px', display: 'flex', flexDirection: 'column', gap: 0.75 }}>
        <KindLine token={token} />
        {claims && <TimeLines claims={claims} tolerance={tolerance} />}
        {token.written && <SignatureLine token={token} signature={signature} />}
        {token.warnings.map((warning) => (
          <IconLine key={warning} severity="warning">
            {warning}
          </IconLine>
        ))}
      </Box>
      {claims && <ToleranceField value={tolerance} onChange={onToleranceChange} />}
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
        <IconLine severity="info">The payload is a token again (nested JWT).</IconLine>
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

function TimeLines({ claims, tolerance }: { claims: Readonly<Record<string, unknown>>; tolerance: number }) {
  const now = useNow();
  const { verdict, summary, remarks } = judgeTimes(claims, { now, tolerance });
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

export const verdictTitles = {
  verified: 'Signature verified',
  invalid: 'Invalid signature',
  impossible: 'Signature not verified',
} as const;

export const verdictSeverities = { verified: 'success', invalid: 'error', impossible: 'warning' } as const;

const maximumTolerance = 86_400;

function ToleranceField({ value, onChange }: { value: number; onChange: (seconds: number) => void }) {
  const [typed, setTyped] = useState(String(value));
  const change = (next: string) => {
    setTyped(next);
    const seconds = toTolerance(next);
    if (seconds !== undefined) {
      onChange(seconds);
    }
  };
  return (
    <NumberField
      label="Clock tolerance"
      unit="s"
      value={typed}
      onChange={change}
      minimum={0}
      maximum={maximumTolerance}
      problem={toTolerance(typed) === undefined ? `0 to ${maximumTolerance.toLocaleString('en')}` : undefined}
    />
  );
}

function toTolerance(text: string): number | undefined {
  const seconds = /^\s*\d+\s*$/u.test(text) ? Number(text) : undefined;
  return seconds !== undefined && seconds <= maximumTolerance ? seconds : undefined;
}
