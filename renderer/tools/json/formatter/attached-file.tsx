import FileIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFileDrop } from '#renderer/components/file-drop/use-file-drop.ts';
import { formatByteLength } from '#renderer/components/format-byte-length.ts';
import type { ToolError } from '#shared/result.ts';

interface Props {
  readonly file: File;
  /** Another file was dropped; undefined: this one was taken away. */
  readonly onReplace: (file: File | undefined) => void;
  readonly onReject: (error: ToolError) => void;
}

/** Stands in for the editor where the text is too large for one. */
export function AttachedFile({ file, onReplace, onReject }: Props) {
  const { isOver, dropProps } = useFileDrop({
    onDrop({ files: [next], problem }) {
      if (next !== undefined) {
        onReplace(next);
      } else if (problem !== undefined) {
        onReject({ code: 'not-a-file', message: problem });
      }
    },
  });
  return (
    <Box
      {...dropProps}
      role="group"
      aria-label="JSON Content"
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        p: 3,
        textAlign: 'center',
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: -8,
      }}
    >
      <FileIcon aria-hidden sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 320 }}>
        {formatByteLength(file.size)}: too large to edit here, so it is read as a file. Its result has everything.
      </Typography>
      <Button variant="outlined" color="inherit" onClick={() => onReplace(undefined)}>
        Back to the editor
      </Button>
    </Box>
  );
}
