import { useRef } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { useOpenIn } from '#renderer/components/send-to/use-open-in.ts';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import { useTextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import type { AppStore } from '#renderer/state/store/store.ts';
import type { TextPosition } from '#shared/result.ts';
import { isBlank } from '#shared/text-checks.ts';
import { jsonFormatter, jsonRepair } from '#tools/json/tool.ts';
import { beginFormatting } from './begin-formatting.ts';
import { choices } from './choices.ts';
import { InputPane } from './input-pane.tsx';
import { ResultPane } from './result-pane.tsx';
import { useFormatter } from './use-formatter.ts';

/** The limit in bytes. A longer result stays in the worker, which returns the visible rows. */
const maximumInlineLength = 24 * 1024 * 1024;

export function prepare(store: AppStore) {
  const { values } = store.getState().textInputs;
  return beginFormatting(values[jsonFormatter.inputs.document.name], { ...choices.read(), maximumInlineLength });
}

export function View() {
  const source = useTextOrFile(jsonFormatter.inputs.document.name);
  const options = choices.use();
  const formatter = useFormatter(source.file ?? source.text, { ...options, maximumInlineLength });
  const editor = useRef<CodeEditorHandle>(null);
  const openInRepair = useOpenIn({ screenId: jsonRepair.id, input: jsonRepair.inputs.document.name, by: '“Repair”' });
  const repair = () => openInRepair(source.text);
  const goTo = (position: TextPosition) => editor.current?.goTo(position);

  return (
    <DraggablePanes
      first={
        <InputPane
          editorRef={editor}
          source={source}
          error={formatter.state.inputError}
          onRepair={source.file === undefined ? repair : undefined}
        />
      }
      second={
        <ResultPane
          formatter={formatter}
          isEmpty={source.file === undefined && isBlank(source.text)}
          fileName={source.file?.name}
          onKeepTaken={
            source.file === undefined ? (json) => source.replace(json, replacedBy('the JSON in it')) : undefined
          }
          onGoTo={source.file === undefined ? goTo : undefined}
        />
      }
    />
  );
}
