import RemoveIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { leaveRow } from '#renderer/components/leave-button.ts';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { FileQueue, QueuedFile } from '#tools/base64/file/file-queue.ts';
import { DecodedResult } from './decoded-result.tsx';
import { EncodedResult } from './encoded-result.tsx';
import { FileProgress } from './file-progress.tsx';

interface Props {
  readonly entry: QueuedFile;
  readonly queue: FileQueue;
}

/** One file: its type, its progress, and its result. */
export function FileCard({ entry, queue }: Props) {
  const { id, file, state, direction } = entry;
  return (
    <Box
      component="li"
      aria-label={file.name}
      sx={{
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
        flexShrink: 0,
        // Avoids laying out hundreds of files at once.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 300px',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, px: 1.5, py: 0.5, minHeight: 48 }}>
        <Typography component="h2" sx={{ fontSize: 14, fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mr: 'auto', flexShrink: 0 }}>
          {formatByteLength(file.size)}
          {state.status === 'encoded' && ` · ${state.encoded.mediaType}`}
        </Typography>
        {/* Further down, it would cover the buttons of the result. */}
        <IconButton
          data-remove
          data-hint="Remove"
          size="small"
          aria-label={`Remove ${file.name}`}
          onClick={({ currentTarget }) => {
            leaveRow(currentTarget);
            queue.remove(id);
          }}
        >
          <RemoveIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
      {(state.status === 'waiting' || state.status === 'working') && (
        <FileProgress
          label={`${direction === 'encode' ? 'Encoding' : 'Decoding'} ${file.name}`}
          progress={state.status === 'working' ? state.progress : undefined}
          onCancel={() => queue.cancel(id)}
        />
      )}
      {state.status === 'cancelled' && (
        <CancelledNote action="Start again" onRetry={() => queue.retry(id)}>
          {direction === 'encode' ? 'The encoding was cancelled.' : 'The decoding was cancelled.'}
        </CancelledNote>
      )}
      {state.status === 'failed' && (
        <ErrorNote error={state.error}>
          <Button size="small" onClick={() => queue.retry(id)}>
            Try again
          </Button>
          {direction === 'decode' && (
            <Button size="small" onClick={() => queue.retry(id, 'encode')}>
              Encode it instead
            </Button>
          )}
        </ErrorNote>
      )}
      {state.status === 'encoded' && (
        <EncodedResult file={file} encoded={state.encoded} onDecode={() => queue.retry(id, 'decode')} />
      )}
      {state.status === 'decoded' && <DecodedResult decoded={state.decoded} />}
    </Box>
  );
}
