import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useMemo, useState } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CompactSelect } from '#renderer/components/compact-select.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { useLiveTask } from '#renderer/workers/use-live-task.ts';
import { useTaskRunner } from '#renderer/workers/use-task-runner.ts';
import type { EntityScope } from './code-entities.ts';
import type { EntityRequest, EntityTasks } from './tasks.ts';

const spawn = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

const scopes = [
  { value: 'special', label: '& < > " \'' },
  { value: 'non-ascii', label: 'And what is not ASCII' },
  { value: 'all', label: 'All that have a name' },
] as const satisfies readonly { value: EntityScope; label: string }[];

const samples = {
  encode: '<p title="Café">Fish & chips: 5 €</p>',
  decode: '&lt;b&gt;Caf&eacute; &#128075; &amp;copy;',
};

/** Turns a text into one with entities, and back. */
export function EntityCoder() {
  const runner = useTaskRunner<EntityTasks>(spawn);
  const [direction, setDirection] = useState<EntityRequest['direction']>('encode');
  const [scope, setScope] = useState<EntityScope>('special');
  const [text, setText] = useState(samples.encode);
  const request = useMemo(() => ({ text, direction, scope }), [text, direction, scope]);
  const { result, isBusy, cancel } = useLiveTask(runner, 'code', request);

  const turn = (next: EntityRequest['direction']) => {
    setDirection(next);
    // A text of the user's own stays.
    if (text === samples[direction]) {
      setText(samples[next]);
    }
  };

  return (
    <Pane
      title="Encode and decode"
      options={
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="What to do"
            value={direction}
            onChange={(_, next: EntityRequest['direction'] | null) => next !== null && turn(next)}
          >
            <ToggleButton value="encode">Encode</ToggleButton>
            <ToggleButton value="decode">Decode</ToggleButton>
          </ToggleButtonGroup>
          {direction === 'encode' && (
            <CompactSelect label="Characters to encode" value={scope} options={scopes} onChange={setScope} />
          )}
        </>
      }
      actions={
        <>
          <CopyButton content={result} />
          <SaveButton
            getContent={() => result}
            disabled={result === undefined || result === ''}
            suggestedName={direction === 'encode' ? 'entities.txt' : 'text.txt'}
            filter={{ name: 'Text', extensions: ['txt'] }}
          />
          <SendToButton text={result} />
        </>
      }
    >
      <BusyIndicator isBusy={isBusy} label="Working" onCancel={cancel} />
      <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
        <Box sx={{ flex: 1, minHeight: 0, borderBottom: 1, borderColor: 'divider' }}>
          <CodeEditor
            label={direction === 'encode' ? 'Text to encode' : 'Text to decode'}
            value={text}
            onChange={setText}
            wrap
          />
        </Box>
        <Box sx={{ flex: 1, minHeight: 0 }}>
          <CodeEditor
            label={direction === 'encode' ? 'Text with entities' : 'Decoded text'}
            value={result ?? ''}
            readOnly
            wrap
          />
        </Box>
      </Box>
    </Pane>
  );
}
