import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { useScreenAction } from '#renderer/state/screens/screen-actions.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatIds } from '#tools/uuid-generator/format-ids.ts';
import { idKinds } from '#tools/uuid-generator/id-kinds.ts';
import { choices } from './choices.ts';
import { GeneratorForm } from './generator-form.tsx';
import { LayoutOptions } from './layout-options.tsx';
import { useGenerator } from './use-generator.ts';

/** The generator's settings and its results. */
export function GeneratorPane() {
  const generator = useGenerator();
  const { form, task, isFormInvalid } = generator;
  const layout = choices.use();
  const madeKind = task.resultOf?.kind ?? form.kind;
  const text = useMemo(
    () => (task.result === undefined ? undefined : formatIds(task.result, madeKind, layout)),
    [task.result, madeKind, layout],
  );
  const isFieldError = task.error !== undefined && fieldErrors.has(task.error.code);
  const isOutdated = text !== undefined && (task.isStale || isFormInvalid);
  useScreenAction({ label: 'Generate', role: 'run', isDisabled: isFormInvalid, run: generator.generate });
  return (
    <Pane
      title="Generate"
      work={task}
      options={
        <Button variant="contained" size="small" onClick={generator.generate} disabled={isFormInvalid}>
          Generate
        </Button>
      }
      actions={
        <>
          <CopyButton content={text} />
          <SaveButton
            getContent={() => text && `${text}\n`}
            disabled={text === undefined}
            suggestedName={`${form.kind === 'ulid' || form.kind === 'nanoid' ? form.kind : 'uuid'}s.txt`}
            filter={{ name: 'Text', extensions: ['txt'] }}
          />
          <SendToButton text={text} />
        </>
      }
      above={
        <Box
          sx={{
            p: 1.5,
            pt: 1,
            display: 'flex',
            flexDirection: 'column',
            gap: 1.5,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <GeneratorForm generator={generator} />
          <LayoutOptions kind={form.kind} layout={layout} onChange={choices.change} />
        </Box>
      }
      below={
        <>
          {task.error && !isFieldError && <ErrorNote error={task.error} />}
          {isOutdated ? (
            <StaleNote>Made before the form was last changed</StaleNote>
          ) : (
            <PaneNote role="status">
              {idKinds.find(({ value }) => value === form.kind)?.detail}
              <Box sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums' }}>
                {countOf(task.result?.length ?? 0, 'identifier')}
              </Box>
            </PaneNote>
          )}
        </>
      }
    >
      <BusyIndicator isBusy={task.isBusy} label="Generating" onCancel={task.cancel} />
      <CodeEditor label="Generated identifiers" value={text ?? ''} readOnly />
    </Pane>
  );
}

/** Errors that are shown at their fields. */
const fieldErrors: ReadonlySet<string> = new Set(['invalid-namespace', 'invalid-alphabet']);
