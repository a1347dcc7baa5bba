import FileIcon from '@mui/icons-material/DescriptionOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFileDrop } from '#renderer/components/file-drop/use-file-drop.ts';
import { useMakeWayForField } from '#renderer/components/leave-button.ts';
import { formatByteLength } from '#shared/formats/words/format-byte-length.ts';
import type { ToolError } from '#shared/result.ts';

interface Props {
  /** The name of the input, identical to that of the editor. */
  readonly label: string;
  readonly file: File;
  /** Why it is not in the editor, shown after its size: ", read from the file piece by piece." */
  readonly note: string;
  /** Called when another file was dropped. */
  readonly onReplace: (file: File) => void;
  readonly onReject: (error: ToolError) => void;
  readonly onBack: () => void;
  /** Buttons for further actions on the file. */
  readonly children?: ReactNode;
}

/** Stands in for the editor while a file is read whose text is too large for one. */
export function AttachedFile({ label, file, note, onReplace, onReject, onBack, children }: Props) {
  const { isOver, dropProps } = useFileDrop({
    onDrop({ files: [next], problem }) {
      if (next !== undefined) {
        onReplace(next);
      } else if (problem !== undefined) {
        onReject({ code: 'not-a-file', message: problem });
      }
    },
  });
  const element = useMakeWayForField<HTMLDivElement>();
  return (
    <Box
      ref={element}
      {...dropProps}
      role="group"
      aria-label={label}
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
        outlineColor: 'focus.main',
        outlineOffset: -8,
      }}
    >
      <FileIcon aria-hidden sx={{ fontSize: 32, color: 'text.secondary' }} />
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 340 }}>
        {formatByteLength(file.size)}
        {note}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        {children}
        <Button size="small" variant="outlined" color="inherit" onClick={onBack}>
          Back to the editor
        </Button>
      </Box>
    </Box>
  );
}
