import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { AlertHeading } from '#renderer/components/alert-heading.tsx';
import { useCheckedConfiguration } from '#renderer/state/host/configuration.ts';

/** The host's message to the users of the site. A server inserts it before the app has started. */
export function HostText() {
  const { homeText } = useCheckedConfiguration().configuration;
  return (
    <Box
      component="p"
      data-home-text=""
      sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: 840, '&:empty': { display: 'none' } }}
    >
      {homeText}
    </Box>
  );
}

/** Errors in the site's configuration, shown to its host: users cannot fix them. */
export function HostFaults() {
  const { problems } = useCheckedConfiguration();
  if (problems.length === 0) {
    return null;
  }
  return (
    <Alert severity="warning" variant="outlined" role="note">
      <AlertHeading>Part of this site’s configuration is ignored</AlertHeading>
      The host of the site can fix it:
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </Box>
    </Alert>
  );
}
