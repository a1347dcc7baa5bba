import OpenIcon from '@mui/icons-material/FileOpenOutlined';
import IconButton from '@mui/material/IconButton';
import { useRef } from 'react';
import { stateExtension } from '#renderer/state/screen-state/state-extension.ts';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';

interface Props {
  /** The accepted types, in the form of the attribute of a file input: `.json,application/json`. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
}

/** “Open file…”: chooses a file without dragging it. */
export function OpenFileButton({ accept = '', onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  useScreenAction({ label: 'Open file…', run: choose });
  return (
    <>
      <IconButton data-hint="Open file…" aria-label="Open file…" size="small" onClick={choose}>
        <OpenIcon sx={{ fontSize: 20 }} />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept={accept && `${accept},.${stateExtension}`}
        aria-label="File to open"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Reset, so that the same file can be opened again after it has changed.
          event.target.value = '';
          if (file) {
            onFile(file);
          }
        }}
      />
    </>
  );
}
