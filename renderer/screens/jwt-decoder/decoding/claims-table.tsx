import Box from '@mui/material/Box';
import { DetailTable } from '#renderer/components/detail-table.tsx';
import { useNow } from '#renderer/components/hooks/use-now.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { headerMeanings } from '#tools/jwt-decoder/claims/claim-names.ts';
import { type ExplainedClaim, explainClaims } from '#tools/jwt-decoder/claims/explain-claims.ts';
import type { TextPart } from '#tools/jwt-decoder/token/decode-part.ts';

interface Props {
  readonly part: TextPart;
}

/** The most characters of a value that are shown; copying takes all of it. */
const shownLength = 500;

/** The claims with a known meaning; relative times are updated as time passes. */
export function ClaimsTable({ part }: Props) {
  const now = useNow();
  const claims = explainClaims(part, now);
  return claims.length === 0 ? null : (
    <DetailTable label="Claims" headings={['Claim', 'Value']} details={claims.map(toDetail)} />
  );
}

/** The members of a header with a known meaning. */
export function HeaderTable({ part }: Props) {
  const claims = explainClaims(part, 0, headerMeanings);
  return claims.length === 0 ? null : (
    <DetailTable label="Header parameters" headings={['Parameter', 'Value']} details={claims.map(toDetail)} />
  );
}

function toDetail({ name, value, meaning, time, problem }: ExplainedClaim) {
  return {
    name,
    value,
    ...(value.length > shownLength && { shown: shortenText(value, shownLength) }),
    note: (
      <>
        <Box>{time === undefined ? meaning : `${meaning}: ${time}`}</Box>
        {problem !== undefined && <Box sx={{ color: 'warning.main' }}>{problem}</Box>}
      </>
    ),
  };
}
