import { useRef } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { replacedBySample, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { useKeptWithText } from '#renderer/state/kept/kept-with-text.ts';
import { isBlank } from '#shared/text-checks.ts';
import type { ShellDialect } from '#tools/url/curl-converter/shells/detect-dialect.ts';
import { findCurlTarget } from '#tools/url/curl-converter/targets.ts';
import { curlConverter } from '#tools/url/tool.ts';
import { choices } from './choices.ts';
import { CodePane } from './code-pane.tsx';
import { CommandPane } from './command-pane.tsx';
import { useCommandConversion } from './use-command-conversion.ts';

export function View() {
  const command = useTextInput(curlConverter.inputs.command.name);
  const targetInput = useTextInput(curlConverter.inputs.target.name);
  const target = findCurlTarget(targetInput.value);
  const choice = useKeptWithText<ShellDialect | 'detect'>({
    list: choices.use().shells,
    onChange: (shells) => choices.change({ shells }),
    text: command.value,
    initial: 'detect',
  });
  const shell = choice.value === 'detect' ? undefined : choice.value;
  const process = useCommandConversion(command.value, target.name, shell);
  const editor = useRef<CodeEditorHandle>(null);
  return (
    <DraggablePanes
      first={<CommandPane editorRef={editor} input={command} process={process} />}
      second={
        <CodePane
          process={process}
          target={target}
          shell={shell}
          onShellChange={(next) => choice.choose(next ?? 'detect')}
          isEmpty={isBlank(command.value)}
          onTargetChange={targetInput.setValue}
          onGoTo={(position) => editor.current?.goTo(position)}
          onUseSample={() => command.replace(curlConverter.inputs.command.default, replacedBySample)}
        />
      }
    />
  );
}
