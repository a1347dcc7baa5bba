import Box from '@mui/material/Box';
import { DetailTable } from '#renderer/components/detail-table.tsx';
import { useNow } from '#renderer/components/use-now.ts';
import { headerMeanings } from './claim-names.ts';
import type { TextPart } from './decode-part.ts';
import { type ExplainedClaim, explainClaims } from './explain-claims.ts';

interface Props {
  readonly part: TextPart;
}

/** Of a longer value only the start is shown; copied is all of it. */
const shownLength = 500;

/** The claims with a known meaning; how long ago their times are follows the clock. */
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
    ...(value.length > shownLength && { shown: `${value.slice(0, shownLength)}…` }),
    note: (
      <>
        <Box>{time === undefined ? meaning : `${meaning}: ${time}`}</Box>
        {problem !== undefined && <Box sx={{ color: 'warning.main' }}>{problem}</Box>}
      </>
    ),
  };
}
