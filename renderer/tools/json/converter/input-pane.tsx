import ClearIcon from '@mui/icons-material/BackspaceOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type RefObject, useMemo, useState } from 'react';
import { CodeEditor, type CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import type { EditorLanguage } from '#renderer/components/code-editor/languages.ts';
import { CompactSelect } from '#renderer/components/compact-select.tsx';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import type { ToolError } from '#shared/result.ts';
import { type SourceId, sources } from './targets.ts';
import type { Converter } from './use-converter.ts';

interface Props {
  readonly editorRef: RefObject<CodeEditorHandle | null>;
  readonly converter: Converter;
  /** Opens JSON Repair with the text. */
  readonly onRepair: () => void;
}

const editorLanguages: Record<SourceId, EditorLanguage> = {
  json: 'json',
  jsObject: 'javascript',
  yaml: 'yaml',
  toml: 'toml',
};
const placeholders: Record<SourceId, string> = {
  json: 'Paste, type or drop JSON',
  jsObject: "Paste, type or drop a JavaScript object: { name: 'value' }",
  yaml: 'Paste, type or drop YAML',
  toml: 'Paste, type or drop TOML',
};
const accept = '.json,.js,.mjs,.cjs,.ts,.yaml,.yml,.toml,.txt,application/json,text/plain';

/** Where the document goes in, and what is wrong with it. */
export function InputPane({ editorRef, converter, onRepair }: Props) {
  const { input, source, setSource, process } = converter;
  const { value, setValue, isKept } = input;
  const [fileError, setFileError] = useState<ToolError>();
  // That the root class has no name is said at its field.
  const error = process.error?.code === 'blank-root-name' ? undefined : process.error;
  const position = error?.position;
  const errorAt = useMemo(() => error?.position && { ...error.position, message: error.message }, [error]);
  const takeText = (next: string) => {
    setFileError(undefined);
    setValue(next);
  };

  return (
    <Pane
      title="Content to convert"
      options={<CompactSelect label="Source" value={source} options={sources} onChange={setSource} />}
      actions={
        <>
          <OpenFileButton accept={accept} onFile={(file) => editorRef.current?.loadFile(file)} />
          <Tooltip title="Clear">
            <span>
              <IconButton aria-label="Clear" size="small" disabled={value === ''} onClick={() => takeText('')}>
                <ClearIcon sx={{ fontSize: 20 }} />
              </IconButton>
            </span>
          </Tooltip>
        </>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && (
            <ErrorNote error={error}>
              {position && (
                <Button size="small" onClick={() => editorRef.current?.goTo(position)}>
                  Go to the place
                </Button>
              )}
              {position && source === 'json' && (
                <Button size="small" onClick={onRepair}>
                  Repair
                </Button>
              )}
            </ErrorNote>
          )}
          {!isKept && <NotKeptNote />}
        </>
      }
    >
      <CodeEditor
        ref={editorRef}
        label="Content to convert"
        language={editorLanguages[source]}
        value={value}
        onChange={takeText}
        errorAt={errorAt}
        onFileRejected={setFileError}
        placeholder={placeholders[source]}
      />
    </Pane>
  );
}
