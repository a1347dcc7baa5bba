import ClearIcon from '@mui/icons-material/BackspaceOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

interface Props {
  /** Nothing is there to clear. */
  readonly isEmpty: boolean;
  readonly onClear: () => void;
}

/** "Clear": empties an input; undo in the editor brings the text back. */
export function ClearButton({ isEmpty, onClear }: Props) {
  return (
    <Tooltip title="Clear">
      <span>
        <IconButton aria-label="Clear" size="small" disabled={isEmpty} onClick={onClear}>
          <ClearIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
