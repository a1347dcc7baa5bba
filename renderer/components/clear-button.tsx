import ClearIcon from '@mui/icons-material/BackspaceOutlined';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { findField } from './find-field.ts';

interface Props {
  /** Whether there is nothing to clear. */
  readonly isEmpty: boolean;
  readonly onClear: () => void;
  /** Names what is cleared on a screen with more than one input. */
  readonly label?: string;
}

/** "Clear": empties an input; undo in the editor brings the text back. */
export function ClearButton({ isEmpty, onClear, label = 'Clear' }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const clear = () => {
    const section = button.current?.closest('section') ?? document;
    onClear();
    // The button is now disabled, so the focus goes to the field that was emptied, or that takes the place of a file.
    queueMicrotask(() => findField(section)?.focus());
  };
  useScreenAction({ label, isDisabled: isEmpty, run: clear });
  return (
    <span data-hint={label}>
      <IconButton aria-label={label} ref={button} size="small" disabled={isEmpty} onClick={clear}>
        <ClearIcon sx={{ fontSize: 20 }} />
      </IconButton>
    </span>
  );
}
