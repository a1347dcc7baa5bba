import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import { maximumKeptLength, type NotKeptReason } from '#renderer/state/inputs/text-inputs-slice.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { PaneNote } from './pane-note.tsx';

const sentences: Record<Exclude<NotKeptReason, 'too-large'>, string> = {
  off: 'Not kept after you close the app: storage is switched off',
  full: 'Not kept after you close the app: storage is full. Empty other inputs to make room',
  secret: 'Never kept, since it may have secrets in it: it is gone when you close or reload the page',
  elsewhere: 'Not kept after you close the app: another tab has a newer text, which is not kept either',
};

interface Props {
  readonly reason: NotKeptReason;
  /** The most characters that are kept. */
  readonly limit?: number;
}

/** Says below an input why its value is in memory only. */
export function NotKeptNote({ reason, limit = maximumKeptLength }: Props) {
  const sentence =
    reason === 'too-large'
      ? `Too large to keep after you close the app: more than ${formatNumber(limit)} characters`
      : sentences[reason];
  return (
    <PaneNote role="status">
      <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
      <Box sx={{ flex: '1 1 200px' }}>{sentence}</Box>
    </PaneNote>
  );
}
