import { useRef } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { textInputDefaults } from '#renderer/state/text-input-definitions.ts';
import { useTextInput } from '#renderer/state/text-inputs.ts';
import { CodePane } from './code-pane.tsx';
import { CommandPane } from './command-pane.tsx';
import { findTarget } from './targets.ts';
import { useConversion } from './use-conversion.ts';

export function Screen() {
  const command = useTextInput('lastCurlValue');
  const targetInput = useTextInput('lastCurlTargetLanguage');
  const target = findTarget(targetInput.value);
  const process = useConversion(command.value, target.name);
  const editor = useRef<CodeEditorHandle>(null);
  return (
    <DraggablePanes
      first={<CommandPane editorRef={editor} input={command} process={process} />}
      second={
        <CodePane
          process={process}
          target={target}
          isEmpty={command.value.trim() === ''}
          onTargetChange={targetInput.setValue}
          onGoTo={(position) => editor.current?.goTo(position)}
          onUseSample={() => command.setValue(textInputDefaults.lastCurlValue)}
        />
      }
    />
  );
}
