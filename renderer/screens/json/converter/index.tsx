import { useRef } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { useOpenIn } from '#renderer/components/send-to/use-open-in.ts';
import { jsonRepair } from '#tools/json/tool.ts';
import { ConverterInput } from './converter-input.tsx';
import { ResultPane } from './result-pane.tsx';
import { useConverter } from './use-converter.ts';

export function View() {
  const converter = useConverter();
  const editor = useRef<CodeEditorHandle>(null);
  const openInRepair = useOpenIn({ screenId: jsonRepair.id, input: jsonRepair.inputs.document.name, by: '“Repair”' });
  const repair = () => openInRepair(converter.input.value);
  return (
    <DraggablePanes
      first={<ConverterInput editorRef={editor} converter={converter} onRepair={repair} />}
      second={<ResultPane converter={converter} onGoTo={(position) => editor.current?.goTo(position)} />}
    />
  );
}
