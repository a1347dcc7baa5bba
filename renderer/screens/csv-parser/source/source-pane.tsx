import RunIcon from '@mui/icons-material/PlayArrowOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { AttachedFile } from '#renderer/components/attached-file.tsx';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { InputNotes } from '#renderer/components/pane/input-notes.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { useAccept } from '#renderer/state/files/use-accept.ts';
import { cleared, replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import type { TextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import type { TextEncodingName } from '#shared/formats/text-encoding/encodings.ts';
import type { ToolError } from '#shared/result.ts';
import { largestEditable, largestTaken, readFileText } from '#tools/csv-parser/read-file-text.ts';
import { csvParser } from '#tools/csv-parser/tool.ts';
import { EncodingSelect } from './encoding-select.tsx';

interface Props {
  readonly editorRef: RefObject<CodeEditorHandle | null>;
  readonly source: TextOrFile;
  readonly encoding: TextEncodingName;
  readonly onEncodingChange: (encoding: TextEncodingName) => void;
  readonly onRun: () => void;
  /** Called when the text or the file was removed. */
  readonly onClear: () => void;
  /** Why the source could not be parsed. */
  readonly error: ToolError | undefined;
  /** The options, shown below the source. */
  readonly children: ReactNode;
}

/** The input pane for the CSV, which can be typed, pasted, dropped or opened. */
export function SourcePane(props: Props) {
  const { editorRef, source, encoding, onEncodingChange, onRun, onClear, error, children } = props;
  const { text, setText, replace, file, setFile } = source;
  const [fileError, setFileError] = useState<ToolError>();
  const isEmpty = file === undefined && text === '';
  const newest = useRef(0);

  /** The last of several files that are read wins. @returns a function that tells whether nothing newer has begun */
  const begin = () => {
    newest.current += 1;
    const mine = newest.current;
    setFileError(undefined);
    return () => mine === newest.current;
  };
  const takeText = (next: string) => {
    setFileError(undefined);
    setText(next);
  };
  const takeFile = async (next: File) => {
    const isNewest = begin();
    // A file that is not UTF-8 remains a file: its bytes are needed again if another encoding is chosen.
    const read = next.size < largestTaken && encoding === 'utf-8' ? await readFileText(next, encoding) : undefined;
    if (!isNewest()) {
      return;
    }
    if (read?.ok === true && !/[\0\ufffd]/u.test(read.value)) {
      replace(read.value, replacedBy(next.name));
    } else {
      setFile(next, replacedBy(next.name));
    }
  };
  const clear = () => {
    begin();
    // The file is removed first: the text behind it is still there.
    if (file === undefined) {
      replace('', cleared, { isInSight: true });
    } else {
      setFile(undefined, cleared, { isInSight: true });
    }
    onClear();
  };
  const detach = () => {
    begin();
    setFile(undefined, 'The file was removed', { isInSight: true });
  };
  const accept = useAccept();
  useHandedFiles(([next]) => void takeFile(next));
  const edit = async (edited: File) => {
    const isNewest = begin();
    const read = await readFileText(edited, encoding);
    if (!isNewest()) {
      return;
    }
    if (read.ok) {
      replace(read.value, replacedBy(edited.name));
    } else {
      setFileError(read.error);
    }
  };

  useScreenAction({ label: 'Run', role: 'run', isDisabled: isEmpty, run: onRun });
  return (
    <Pane
      title="CSV Source data"
      options={<EncodingSelect value={encoding} onChange={onEncodingChange} />}
      actions={
        <>
          <OpenFileButton accept={accept} onFile={(next) => void takeFile(next)} />
          <ClearButton label="Clear the content" isEmpty={isEmpty} onClear={clear} />
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
          <InputNotes name={csvParser.inputs.content.name} />
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
          onFile={(next) => void takeFile(next)}
          onLargeText={(next) => void takeFile(next)}
          onFileRejected={setFileError}
        />
      ) : (
        <AttachedFile
          label="CSV Source data"
          file={file}
          note=", read from the file piece by piece. The file stays here until you close the app or clear it; it is not kept between visits."
          onReplace={(next) => void takeFile(next)}
          onReject={setFileError}
          onBack={detach}
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
