import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { FileDrop } from '#renderer/components/file-drop/file-drop.tsx';
import { leaveForField } from '#renderer/components/leave-button.ts';
import { useObservable } from '#renderer/state/store/use-observable.ts';
import type { Direction } from '#shared/formats/direction.ts';
import { choices } from './choices.ts';
import { FileCard } from './file-card.tsx';
import { fileQueue } from './shared-queue.ts';
import { useIncomingFiles } from './use-incoming-files.ts';

const setDirection = (direction: Direction) => choices.change({ direction });

export function View() {
  const entries = useObservable(fileQueue);
  const { direction } = choices.use();
  useIncomingFiles(direction, setDirection);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, minHeight: 0, overflowY: { md: 'auto' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="What to do with files"
          value={direction}
          onChange={(_, next: Direction | null) => next !== null && setDirection(next)}
          sx={{ mr: 'auto' }}
        >
          <ToggleButton value="encode">Encode</ToggleButton>
          <ToggleButton value="decode">Decode</ToggleButton>
        </ToggleButtonGroup>
        {entries.length > 1 && (
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              leaveForField(currentTarget);
              fileQueue.clear();
            }}
          >
            Remove all {entries.length} files
          </Button>
        )}
      </Box>
      <FileDrop
        multiple
        label={direction === 'encode' ? 'Drop files to encode' : 'Drop files of Base64 to decode'}
        hint={
          direction === 'encode'
            ? 'Files of any kind and size, several at once, or paste an image.'
            : 'Base64 in any alphabet and wrapping, a data: URI or PEM, dropped or pasted.'
        }
        onFiles={(files) => fileQueue.add(files, direction)}
      />
      {entries.length > 0 && (
        <Box component="ul" aria-label="Files" sx={{ display: 'flex', flexDirection: 'column', gap: 2, m: 0, p: 0 }}>
          {entries.map((entry) => (
            <FileCard key={entry.id} entry={entry} queue={fileQueue} />
          ))}
        </Box>
      )}
    </Box>
  );
}
