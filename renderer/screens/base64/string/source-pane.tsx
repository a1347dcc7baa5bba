import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, useRef } from 'react';
import { AwaitedResult } from '#renderer/components/awaited-result.tsx';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { useHandedFiles } from '#renderer/state/files/handed-files.ts';
import { cleared, replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import type { Direction } from '#shared/formats/direction.ts';
import { type TextEncodingName, textEncodings } from '#shared/formats/text-encoding/encodings.ts';
import type { Base64StringTasks } from '#tools/base64/string/tasks.ts';
import { SourceNotes } from './source-notes.tsx';
import { SwitchButton } from './switch-button.tsx';
import { useOpenedFile } from './use-opened-file.ts';
import type { Source } from './use-source.ts';

interface Props {
  readonly source: Source;
  readonly encoding: TextEncodingName;
  readonly onEncodingChange: (encoding: TextEncodingName) => void;
  readonly task: LiveTask<unknown, unknown>;
  readonly runner: TaskRunner<Base64StringTasks>;
  /** Makes the result the input; undefined while there is none. While the task is busy, it is that of an earlier input. */
  readonly onSwitch: (() => void) | undefined;
}

const encodingOptions = textEncodings.map(({ name, label }) => ({ value: name, label }));

/** The input pane for the text or the Base64. */
export function SourcePane({ source, encoding, onEncodingChange, task, runner, onSwitch }: Props) {
  const editor = useRef<CodeEditorHandle>(null);
  const { direction, setDirection } = source;
  const { error } = task;
  const opened = useOpenedFile(runner, direction, encoding, (text, name) => source.setWhole(text, replacedBy(name)));
  useHandedFiles(([file]) => opened.open(file));
  const errorAt = useMemo(() => error?.position && { ...error.position, message: error.message }, [error]);
  const title = direction === 'encode' ? 'Text to encode' : 'Base64 to decode';
  const isEmpty = source.value === '';

  return (
    <Pane
      title={title}
      options={
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="What to do"
            value={direction}
            onChange={(_, next: Direction | null) => next !== null && setDirection(next)}
          >
            <ToggleButton value="encode">Encode</ToggleButton>
            <ToggleButton value="decode">Decode</ToggleButton>
          </ToggleButtonGroup>
          <AwaitedResult value={task}>
            <SwitchButton onSwitch={onSwitch} />
          </AwaitedResult>
          <CompactSelect label="Text encoding" value={encoding} options={encodingOptions} onChange={onEncodingChange} />
          {direction === 'encode' && <LineBreakSelect source={source} />}
        </>
      }
      actions={
        <>
          <OpenFileButton onFile={opened.open} />
          <ClearButton isEmpty={isEmpty} onClear={() => source.setWhole('', cleared, { isInSight: true })} />
        </>
      }
      below={
        <SourceNotes
          source={source}
          task={task}
          opened={opened}
          onGoTo={(position) => editor.current?.goTo(position)}
        />
      }
    >
      <CodeEditor
        ref={editor}
        label={title}
        value={source.value}
        onChange={(next) => {
          opened.forget();
          source.setTyped(next);
        }}
        errorAt={errorAt}
        onFile={opened.open}
        onLargeText={opened.refuse}
        onFileRejected={opened.fail}
        placeholder={
          direction === 'encode'
            ? 'Type or paste text, or drop a text file'
            : 'Type or paste Base64, a data: URI or PEM, or drop a file of it'
        }
        wrap
      />
    </Pane>
  );
}

const lineBreakOptions = [
  { value: 'lf', label: 'LF' },
  { value: 'crlf', label: 'CRLF' },
] as const;
const mixedLineBreaks = { value: 'mixed', label: 'As they came' } as const;

function LineBreakSelect({ source: { lineBreaks, setLineBreaks, hasMixedBreaks } }: { readonly source: Source }) {
  return (
    <CompactSelect
      label="Line breaks"
      value={lineBreaks}
      options={hasMixedBreaks ? [...lineBreakOptions, mixedLineBreaks] : lineBreakOptions}
      onChange={setLineBreaks}
    />
  );
}
