import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { computeStatistics, showPoints } from '#tools/poker-planning/compute-statistics.ts';
import { exportStories, type HistoryFormat, votesOf } from '#tools/poker-planning/export-stories.ts';
import type { FinishedStory } from '#tools/poker-planning/room-model.ts';
import { choices } from '../choices.ts';

const formats = [
  { value: 'markdown', label: 'Markdown' },
  { value: 'csv', label: 'CSV' },
] as const satisfies readonly { value: HistoryFormat; label: string }[];

/** The finished stories, newest first. */
export function HistoryPane({ stories }: { stories: readonly FinishedStory[] }) {
  const { historyFormat: format } = choices.use();
  const getContent = () => exportStories(stories, format);
  const isEmpty = stories.length === 0;
  const newestFirst = stories.map((story, index) => ({ number: index + 1, story })).reverse();
  return (
    <Pane
      title={isEmpty ? 'Finished stories' : `Finished stories (${formatNumber(stories.length)})`}
      options={
        <CompactSelect
          label="Format of the copy"
          value={format}
          options={formats}
          onChange={(historyFormat) => choices.change({ historyFormat })}
        />
      }
      actions={
        <>
          <CopyButton content={isEmpty ? undefined : getContent} label="finished stories" />
          <SaveButton
            label="finished stories"
            disabled={isEmpty}
            getContent={getContent}
            suggestedName={format === 'csv' ? 'stories.csv' : 'stories.md'}
            filter={format === 'csv' ? { name: 'CSV', extensions: ['csv'] } : { name: 'Markdown', extensions: ['md'] }}
          />
        </>
      }
    >
      {isEmpty ? (
        <PaneMessage>“Next story” puts a story here, with what the team thought of it.</PaneMessage>
      ) : (
        <Box tabIndex={0} role="region" aria-label="List of stories" sx={{ height: '100%', overflow: 'auto' }}>
          <Table size="small" stickyHeader sx={{ tableLayout: 'fixed' }}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ bgcolor: 'background.paper' }}>Story</TableCell>
                <TableCell align="right" sx={{ bgcolor: 'background.paper', width: 88 }}>
                  Average
                </TableCell>
                <TableCell align="right" sx={{ bgcolor: 'background.paper', width: 72 }}>
                  Votes
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {newestFirst.map(({ number, story }) => (
                <StoryRow key={number} story={story} />
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Pane>
  );
}

function StoryRow({ story }: { story: FinishedStory }) {
  const statistics = computeStatistics(votesOf(story));
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{story.title === '' ? 'Untitled' : story.title}</TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {showPoints(statistics?.average ?? Number.NaN)}
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {statistics?.voteCount ?? 0}
      </TableCell>
    </TableRow>
  );
}
