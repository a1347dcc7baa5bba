import ExpandIcon from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useId } from 'react';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { useUserPreferences } from '#renderer/state/preferences/user-preferences.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { QuerySummary } from '#tools/json/formatter/rendered-json.ts';
import type { FormatterTasks } from '#tools/json/formatter/tasks.ts';
import { choices } from './choices.ts';
import { MatchTable } from './match-table.tsx';

interface Props {
  readonly matches: QuerySummary;
  readonly runner: TaskRunner<FormatterTasks>;
}

/** The heights of rows, in pixels. */
const rowHeights = { comfortable: 36, compact: 28 } as const;
/** Further rows scroll, because the values need the space. */
const mostRowsShown = 5;

/** The paths of the query's matches in the document; clicking one copies it. The values are shown below in full. */
export function MatchPaths({ matches: { count, listed }, runner }: Props) {
  const { showsPaths } = choices.use();
  const tableId = useId();
  const rowHeight = rowHeights[useUserPreferences().density];
  const getPaths = useCallback(async () => {
    const outcome = await runner.run('matchPaths', undefined, { whenSuperseded: 'drop' });
    return outcome.status === 'done' ? outcome.value : '';
  }, [runner]);
  return (
    <Box
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 1,
        minHeight: 0,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 0.5, fontSize: 13, flexShrink: 0 }}>
        <Button
          size="small"
          color="inherit"
          aria-expanded={showsPaths}
          aria-controls={tableId}
          onClick={() => choices.change({ showsPaths: !showsPaths })}
          startIcon={<ExpandIcon sx={{ transform: showsPaths ? 'none' : 'rotate(-90deg)' }} />}
        >
          {listed.length < count
            ? `Paths (the first ${formatNumber(listed.length)} of ${formatNumber(count)})`
            : 'Paths'}
        </Button>
        <Box sx={{ ml: 'auto' }}>
          <CopyButton content={getPaths} label="paths" isResult={false} />
        </Box>
      </Box>
      <Box
        id={tableId}
        hidden={!showsPaths}
        sx={{ height: (Math.min(listed.length, mostRowsShown) + 1) * rowHeight + 2, flexShrink: 1, minHeight: 0 }}
      >
        {showsPaths && <MatchTable rows={listed} />}
      </Box>
    </Box>
  );
}
