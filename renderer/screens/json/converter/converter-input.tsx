import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import type { EditorLanguage } from '#renderer/components/code-editor/languages/languages.ts';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { TextInputPane } from '#renderer/components/pane/text-input-pane.tsx';
import { type SourceId, sources } from '#tools/json/converter/targets.ts';
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
  markdown: 'text',
  sql: 'text',
};
const placeholders: Record<SourceId, string> = {
  json: 'Paste, type or drop JSON',
  jsObject: "Paste, type or drop a JavaScript object: { name: 'value' }",
  yaml: 'Paste, type or drop YAML',
  toml: 'Paste, type or drop TOML',
  markdown: 'Paste, type or drop a text with a Markdown table',
  sql: 'Paste, type or drop SQL: INSERT INTO t (a, b) VALUES (1, 2);',
};
/** The input pane for the document, with its errors. */
export function ConverterInput({ editorRef, converter, onRepair }: Props) {
  const { input, source, setSource, process } = converter;
  // A missing name of the root class is reported at its field.
  const error = process.error?.code === 'blank-root-name' ? undefined : process.error;
  return (
    <TextInputPane
      title="Content to convert"
      input={input}
      editorRef={editorRef}
      error={error}
      errorActions={
        error?.position &&
        source === 'json' && (
          <Button size="small" onClick={onRepair}>
            Repair
          </Button>
        )
      }
      options={<CompactSelect label="Source" value={source} options={sources} onChange={setSource} />}
      language={editorLanguages[source]}
      placeholder={placeholders[source]}
    />
  );
}
