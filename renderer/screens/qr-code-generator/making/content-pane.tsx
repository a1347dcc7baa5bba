import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useMemo, useState } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { InputNotes } from '#renderer/components/pane/input-notes.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { replacedBy } from '#renderer/state/inputs/text-inputs.ts';
import type { ToolError } from '#shared/result.ts';
import { templateOptions } from '#tools/qr-code-generator/templates/templates.ts';
import { TemplateForm } from '../templates/template-form.tsx';
import { OverflowActions } from './overflow-actions.tsx';
import type { Making } from './use-making.ts';

interface Props {
  readonly making: Making;
  /** Switches between making and reading codes. */
  readonly modeSwitch: ReactNode;
}

/** The content of the code: a text, or a form that writes it. */
export function ContentPane({ making: { input, template, process, options }, modeSwitch }: Props) {
  const { value, setValue, replace } = input;
  const { error, runAgain } = process;
  const [fileError, setFileError] = useState<ToolError>();
  const isTooLong = error?.code === 'too-much-data';
  const errorAt = useMemo(
    () => error?.position && { line: error.position.line, column: error.position.column, message: error.message },
    [error],
  );

  const shown = useMemo(() => value.replaceAll('\r\n', '\n'), [value]);
  const change = (text: string) => {
    setFileError(undefined);
    // Contacts and events have CR LF between their lines, which an editor does not preserve.
    setValue(hasCrLfOnly(value) ? text.replaceAll('\n', '\r\n') : text);
  };

  return (
    <Pane
      title="Content"
      options={
        <>
          {modeSwitch}
          <CompactSelect label="Template" value={template.name} options={templateOptions} onChange={template.choose} />
        </>
      }
      actions={
        <Button variant="outlined" size="small" onClick={runAgain}>
          Generate
        </Button>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && (
            <ErrorNote error={error}>{isTooLong && <OverflowActions error={error} options={options} />}</ErrorNote>
          )}
          {template.form?.incomplete && (
            <PaneNote role="status">
              The code is still that of the text, not of the form: {template.form.incomplete}.
            </PaneNote>
          )}
          {template.canPutBack && (
            <PaneNote role="status">
              <Box sx={{ flex: '1 1 200px' }}>The template has taken the place of your text.</Box>
              <Button size="small" onClick={template.putBack}>
                Put my text back
              </Button>
            </PaneNote>
          )}
          <InputNotes name={input.name} />
        </>
      }
    >
      <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column', overflow: 'auto' }}>
        {template.form && <TemplateForm {...template.form} />}
        <Box sx={{ flex: '1 0 120px', minHeight: 0 }}>
          <CodeEditor
            label="Text to store into QR Code"
            value={shown}
            onChange={change}
            onFileText={(text, fileName) => {
              setFileError(undefined);
              replace(text, replacedBy(fileName));
            }}
            wrap
            errorAt={errorAt}
            onFileRejected={setFileError}
            placeholder="Type, paste or drop the text, link or data to store"
          />
        </Box>
      </Box>
    </Pane>
  );
}

function hasCrLfOnly(text: string): boolean {
  return text.includes('\r\n') && !/(?<!\r)\n/.test(text);
}
