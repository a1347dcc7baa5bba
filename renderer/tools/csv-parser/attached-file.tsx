import FileIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFileDrop } from '#renderer/components/file-drop/use-file-drop.ts';
import { formatByteLength } from '#renderer/components/format-byte-length.ts';
import type { ToolError } from '#shared/result.ts';

interface Props {
  readonly file: File;
  readonly onReplace: (file: File) => void;
  readonly onReject: (error: ToolError) => void;
  /** Puts its text in the editor; undefined where it is too large. */
  readonly onEdit: (() => void) | undefined;
  readonly onBack: () => void;
}

/** Stands in for the editor where a file is parsed: its text is in no editor. */
export function AttachedFile({ file, onReplace, onReject, onEdit, onBack }: Props) {
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
      aria-label="CSV Source data"
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        p: 2,
        overflow: 'auto',
        textAlign: 'center',
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: -8,
      }}
    >
      <FileIcon aria-hidden sx={{ fontSize: 32, color: 'text.secondary' }} />
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 340 }}>
        {formatByteLength(file.size)}, read from the file piece by piece. The file stays here until you close the app or
        clear it; it is not kept between visits.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {onEdit && (
          <Button size="small" variant="outlined" color="inherit" onClick={onEdit}>
            Edit as text
          </Button>
        )}
        <Button size="small" variant="outlined" color="inherit" onClick={onBack}>
          Back to the editor
        </Button>
      </Box>
    </Box>
  );
}
