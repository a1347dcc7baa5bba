import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { checkFiles, type FileRules } from './accepted-files.ts';
import { useFileDrop } from './use-file-drop.ts';

interface Props extends FileRules {
  /** What to drop here: "Drop images here". */
  readonly label: string;
  /** A second line that says what is accepted, or what happens then. */
  readonly hint?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether the area takes one line only, for a screen that already has files. */
  readonly isCompact?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** An area to drop files on, with a button to choose them. If it refuses something, it says why in place. */
export function FileDrop({
  label,
  hint,
  disabled = false,
  isCompact = false,
  accept,
  multiple = false,
  onFiles,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const [problem, setProblem] = useState<string>();
  const takeFiles = (files: readonly File[]) => {
    if (files.length > 0) {
      onFiles(files);
    }
  };
  const { isOver, dropProps } = useFileDrop({
    isDisabled: disabled,
    accept,
    multiple,
    onDrop: (checked) => {
      setProblem(checked.problem);
      takeFiles(checked.files);
    },
  });

  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    const checked = checkFiles(Array.from(event.target.files ?? []), [], { accept, multiple });
    // Reset, so that the same file can be chosen again.
    event.target.value = '';
    setProblem(checked.problem);
    takeFiles(checked.files);
  };

  return (
    <Box
      {...dropProps}
      role="group"
      aria-labelledby={labelId}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        ...(isCompact ? { flexWrap: 'wrap', px: 1.5, py: 0.75 } : { flexDirection: 'column', p: 3 }),
        textAlign: 'center',
        border: '1px dashed',
        borderRadius: 2,
        borderColor: isOver ? 'focus.main' : 'text.secondary',
        bgcolor: isOver ? 'action.selected' : 'transparent',
        outline: isOver ? '2px solid' : 'none',
        outlineColor: 'focus.main',
      }}
    >
      <UploadIcon sx={{ fontSize: 24, color: 'text.secondary' }} />
      <Typography id={labelId} sx={isCompact ? { mr: 'auto', fontSize: 14 } : {}}>
        {isOver ? 'Drop to add the files' : label}
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      <Button
        data-choose-files
        variant="outlined"
        size={isCompact ? 'small' : 'medium'}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {multiple ? 'Choose files…' : 'Choose file…'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={onChoose}
      />
      <Typography role="status" variant="body2" sx={{ color: 'error.main' }}>
        {problem}
      </Typography>
    </Box>
  );
}
