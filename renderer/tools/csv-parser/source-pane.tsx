import ClearIcon from '@mui/icons-material/BackspaceOutlined';
import RunIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, type RefObject, useState } from 'react';
import { AttachedFile } from '#renderer/components/attached-file.tsx';
import { CodeEditor, type CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import type { TextEncodingName } from '#renderer/components/text-encoding/encodings.ts';
import { useHandedFiles } from '#renderer/state/handed-files.ts';
import type { ToolError } from '#shared/result.ts';
import { EncodingSelect } from './encoding-select.tsx';
import { largestEditable, readFileText } from './read-file-text.ts';
import type { CsvSource } from './use-csv-source.ts';

interface Props {
  readonly editorRef: RefObject<CodeEditorHandle | null>;
  readonly source: CsvSource;
  readonly encoding: TextEncodingName;
  readonly onEncodingChange: (encoding: TextEncodingName) => void;
  readonly onRun: () => void;
  /** The text, or the file, has gone. */
  readonly onClear: () => void;
  /** Why the source could not be parsed. */
  readonly error: ToolError | undefined;
  /** The options, under the source. */
  readonly children: ReactNode;
}

const accepted =
  'text/csv,.csv,.tsv,.tab,.psv,.txt,.dat,text/tab-separated-values,text/plain,application/csv,application/vnd.ms-excel';

/** Where the CSV comes in: typed, pasted, dropped or opened. */
export function SourcePane(props: Props) {
  const { editorRef, source, encoding, onEncodingChange, onRun, onClear, error, children } = props;
  const { text, setText, file, setFile, isKept } = source;
  const [fileError, setFileError] = useState<ToolError>();
  const isEmpty = file === undefined && text === '';

  const takeText = (next: string) => {
    setFileError(undefined);
    setText(next);
  };
  const takeFile = (next: File | undefined) => {
    setFileError(undefined);
    setFile(next);
  };
  useHandedFiles('CSVParser', ([next]) => takeFile(next));
  const edit = async (edited: File) => {
    const read = await readFileText(edited, encoding);
    if (read.ok) {
      takeText(read.value);
      setFile(undefined);
    } else {
      setFileError(read.error);
    }
  };

  return (
    <Pane
      title="CSV Source data"
      options={<EncodingSelect value={encoding} onChange={onEncodingChange} />}
      actions={
        <>
          <OpenFileButton accept={accepted} onFile={takeFile} />
          <Tooltip title="Clear the content">
            <span>
              <IconButton
                aria-label="Clear the content"
                size="small"
                disabled={isEmpty}
                onClick={() => {
                  // The file goes first: the text under it is still there.
                  if (file === undefined) {
                    takeText('');
                  } else {
                    takeFile(undefined);
                  }
                  onClear();
                }}
              >
                <ClearIcon sx={{ fontSize: 20 }} />
              </IconButton>
            </span>
          </Tooltip>
          <Button
            variant="contained"
            size="small"
            startIcon={<RunIcon />}
            disabled={isEmpty}
            onClick={onRun}
            sx={{ ml: 0.5 }}
          >
            Run
          </Button>
        </>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && <ErrorNote error={error} />}
          {!isKept && file === undefined && <NotKeptNote />}
          {children}
        </>
      }
    >
      {file === undefined ? (
        <CodeEditor
          ref={editorRef}
          label="CSV Source data"
          value={text}
          onChange={takeText}
          placeholder="Paste or type CSV, or drop a file of any size"
          onFile={takeFile}
          onLargeText={takeFile}
          onFileRejected={setFileError}
        />
      ) : (
        <AttachedFile
          label="CSV Source data"
          file={file}
          note=", read from the file piece by piece. The file stays here until you close the app or clear it; it is not kept between visits."
          onReplace={takeFile}
          onReject={setFileError}
          onBack={() => takeFile(undefined)}
        >
          {file.size <= largestEditable && (
            <Button size="small" variant="outlined" color="inherit" onClick={() => void edit(file)}>
              Edit as text
            </Button>
          )}
        </AttachedFile>
      )}
    </Pane>
  );
}
