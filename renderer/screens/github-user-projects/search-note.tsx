import InfoIcon from '@mui/icons-material/InfoOutlined';
import Button from '@mui/material/Button';
import { useNow } from '#renderer/components/hooks/use-now.ts';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { describeRelativeTime } from '#shared/formats/words/describe-instant.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { mostPages, projectsPerPage } from '#tools/github-user-projects/project.ts';
import type { ProjectSearchProcess } from './use-project-search.ts';

/** The note above the projects: why there are none, whether these are all, and whose they are if that is not clear. */
export function SearchNote({ process }: { process: ProjectSearchProcess }) {
  const { searching, error, listed, isStale } = process;
  if (searching) {
    return null;
  }
  if (error !== undefined) {
    return (
      <ErrorNote error={error}>
        {error.retryAt !== undefined && <Countdown until={error.retryAt} />}
        <Button size="small" disabled={process.problem !== undefined} onClick={() => process.search()}>
          Try again
        </Button>
      </ErrorNote>
    );
  }
  return (
    <>
      {isStale && listed !== undefined && <StaleNote>{`These are the projects of ${listed.username}.`}</StaleNote>}
      {listed?.hasMore === true && (
        <PaneNote role="status">
          <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
          {`${listed.username} has more: these are the ${formatNumber(mostPages * projectsPerPage)} that were updated last.`}
        </PaneNote>
      )}
    </>
  );
}

function Countdown({ until }: { until: number }) {
  const now = useNow();
  return <span>{until > now ? describeRelativeTime(until, now) : 'now'}</span>;
}
