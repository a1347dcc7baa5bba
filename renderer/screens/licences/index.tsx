import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { SearchField } from '#renderer/components/fields/search-field.tsx';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';

/**
 * The file written by the build: an entry for each package whose code it contains, and for each work within those
 * packages.
 */
const licencesSchema = v.array(
  v.object({ name: v.string(), version: v.string(), identifier: v.nullish(v.string()), text: v.string() }),
);

type Licences = v.InferOutput<typeof licencesSchema>;

/** The packages that contain the query in their name, their licence or the text of that. */
function searchLicences(licences: Licences, query: string): Licences {
  const wanted = query.trim().toLowerCase();
  return licences.filter(({ name, version, identifier, text }) =>
    `${name} ${version} ${identifier ?? ''}\n${text}`.toLowerCase().includes(wanted),
  );
}

async function loadLicences(signal: AbortSignal): Promise<Licences> {
  const response = await fetch(new URL('licences.json', document.baseURI), { signal });
  return v.parse(licencesSchema, await response.json());
}

export function View() {
  const [licences, setLicences] = useState<Licences | 'failed'>();
  const [query, setQuery] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    loadLicences(controller.signal).then(setLicences, (error: unknown) => {
      if (!controller.signal.aborted) {
        console.error(error);
        setLicences('failed');
      }
    });
    return () => controller.abort();
  }, []);
  if (licences === 'failed') {
    return <Alert severity="error">The list of licences could not be loaded. It is part of a built app only.</Alert>;
  }
  if (licences === undefined) {
    return <Skeleton variant="rounded" height={320} sx={{ maxWidth: 720 }} />;
  }
  const found = searchLicences(licences, query);
  const all = countOf(licences.length, 'package');
  return (
    <Box sx={{ maxWidth: 720, '& details': { borderBottom: 1, borderColor: 'divider' } }}>
      <SearchField
        label="Search packages, licences and texts"
        query={query}
        onChange={setQuery}
        status={
          found.length === 0
            ? 'No package contains these words.'
            : found.length === licences.length
              ? all
              : `${formatNumber(found.length)} of ${all}`
        }
      />
      {found.map(({ name, version, identifier, text }) => (
        <details key={`${name}@${version}`}>
          <Box component="summary" sx={{ py: 1, cursor: 'pointer' }}>
            {name}{' '}
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {version}, {identifier ?? 'see the text'}
            </Typography>
          </Box>
          <Typography component="pre" variant="caption" sx={{ whiteSpace: 'pre-wrap', m: 0, mb: 2 }}>
            {text}
          </Typography>
        </details>
      ))}
    </Box>
  );
}
