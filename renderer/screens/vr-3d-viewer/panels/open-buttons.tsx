import FilesIcon from '@mui/icons-material/FileOpenOutlined';
import FolderIcon from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import { type ChangeEvent, useRef } from 'react';
import type { ModelFile } from '#tools/vr-3d-viewer/files/model-file.ts';
import { filesOfInput } from '../files/collect-files.ts';

interface Props {
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly ModelFile[]) => void;
}

/** The buttons that open a model without dragging it. */
export function OpenButtons({ isDisabled, onFiles }: Props) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = filesOfInput(event.target.files ?? []);
    // Reset, so that the same files can be chosen again.
    event.target.value = '';
    if (chosen.length > 0) {
      onFiles(chosen);
    }
  };
  return (
    <>
      <Button
        variant="contained"
        size="small"
        startIcon={<FilesIcon />}
        disabled={isDisabled}
        onClick={() => files.current?.click()}
      >
        Choose files…
      </Button>
      <Button
        variant="outlined"
        size="small"
        startIcon={<FolderIcon />}
        disabled={isDisabled}
        onClick={() => folder.current?.click()}
      >
        Choose a folder…
      </Button>
      <input ref={files} type="file" multiple hidden aria-label="Files of a model" onChange={onChoose} />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label="Folder of a model"
        onChange={onChoose}
        {...{ webkitdirectory: '' }}
      />
    </>
  );
}
