import SwitchIcon from '@mui/icons-material/SwapHorizOutlined';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useMemo, useRef } from 'react';
import { ClearButton } from '#renderer/components/clear-button.tsx';
import { CodeEditor, type CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import { CompactSelect } from '#renderer/components/compact-select.tsx';
import { OpenFileButton } from '#renderer/components/open-file-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { type TextEncodingName, textEncodings } from '#renderer/components/text-encoding/encodings.ts';
import { useHandedFiles } from '#renderer/state/handed-files.ts';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import type { Direction } from '../handed-files.ts';
import { SourceNotes } from './source-notes.tsx';
import type { Base64StringTasks } from './tasks.ts';
import { useOpenedFile } from './use-opened-file.ts';
import type { Source } from './use-source.ts';

interface Props {
  readonly source: Source;
  readonly direction: Direction;
  readonly onDirectionChange: (direction: Direction) => void;
  readonly encoding: TextEncodingName;
  readonly onEncodingChange: (encoding: TextEncodingName) => void;
  readonly task: LiveTask<unknown, unknown>;
  readonly runner: TaskRunner<Base64StringTasks>;
  /** Undefined while there is no result that could be the input. */
  readonly onSwitch: (() => void) | undefined;
}

const encodingOptions = textEncodings.map(({ name, label }) => ({ value: name, label }));

/** Where the text or the Base64 goes in. */
export function SourcePane({
  source,
  direction,
  onDirectionChange,
  encoding,
  onEncodingChange,
  task,
  runner,
  onSwitch,
}: Props) {
  const editor = useRef<CodeEditorHandle>(null);
  const { error } = task;
  const opened = useOpenedFile(runner, direction, encoding, source.setWhole);
  useHandedFiles('Base64Encoder', ([file]) => opened.open(file));
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
            onChange={(_, next: Direction | null) => next !== null && onDirectionChange(next)}
          >
            <ToggleButton value="encode">Encode</ToggleButton>
            <ToggleButton value="decode">Decode</ToggleButton>
          </ToggleButtonGroup>
          <Tooltip title="Switch data content">
            <span>
              <IconButton aria-label="Switch data content" size="small" disabled={!onSwitch} onClick={onSwitch}>
                <SwitchIcon sx={{ fontSize: 20 }} />
              </IconButton>
            </span>
          </Tooltip>
          <CompactSelect label="Text encoding" value={encoding} options={encodingOptions} onChange={onEncodingChange} />
          {direction === 'encode' && <LineBreakSelect source={source} />}
        </>
      }
      actions={
        <>
          <OpenFileButton onFile={opened.open} />
          <ClearButton isEmpty={isEmpty} onClear={() => source.setWhole('')} />
        </>
      }
      below={
        <SourceNotes
          source={source}
          direction={direction}
          task={task}
          opened={opened}
          onDecode={() => onDirectionChange('decode')}
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
