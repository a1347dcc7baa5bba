import { useRef } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { TextOrFilePane } from '#renderer/components/pane/text-or-file-pane.tsx';
import { replacedBySample } from '#renderer/state/inputs/text-inputs.ts';
import { useTextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import { maskSecrets } from '#tools/safe-to-share/tool.ts';
import { useMasking } from '../use-masking.ts';
import { ResultPane } from './result-pane.tsx';

export function View() {
  const input = useTextOrFile(maskSecrets.inputs.text.name);
  const { text, file, replace } = input;
  const source = file ?? (text === '' ? undefined : text);
  const masking = useMasking(source);
  const editor = useRef<CodeEditorHandle>(null);
  return (
    <DraggablePanes
      first={
        <TextOrFilePane
          title="Text or file to mask"
          name={maskSecrets.inputs.text.name}
          input={input}
          placeholder="Paste or type a text with secrets, or drop a file"
          keepsFiles
          fileNote=", read as it is: all of its bytes but those of the values stay."
          takesHandedFiles
          error={masking.error}
          wrap
          editorRef={editor}
        />
      }
      second={
        <ResultPane
          masking={masking}
          isEmpty={source === undefined}
          file={file}
          onUseSample={() => replace(maskSecrets.inputs.text.default, replacedBySample)}
          onGoTo={
            file === undefined ? ({ offset, length }) => editor.current?.select(offset, offset + length) : undefined
          }
        />
      }
    />
  );
}
