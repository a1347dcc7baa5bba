import ClearIcon from '@mui/icons-material/BackspaceOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useMemo, useState } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { NotKeptNote } from '#renderer/components/pane/not-kept-note.tsx';
import { Pane, PaneNote } from '#renderer/components/pane/pane.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { TextInput } from '#renderer/state/text-inputs.ts';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import type { ToolError } from '#shared/result.ts';
import type { ParsedUrl } from './parse-url.ts';
import { withScheme } from './url-input.ts';

interface Props {
  readonly input: TextInput;
  readonly process: LiveTask<string, ParsedUrl>;
}

/** Where the URL goes in, what is wrong with it, and what the standard makes of it that is not plain to see. */
export function UrlPane({ input: { value, setValue, isKept }, process }: Props) {
  const { error, result, isStale, isCancelled, runAgain } = process;
  const [fileError, setFileError] = useState<ToolError>();
  const errorAt = useMemo(() => error?.position && { ...error.position, message: error.message }, [error]);
  const takeText = (next: string) => {
    setFileError(undefined);
    setValue(next);
  };

  return (
    <Pane
      title="URL"
      actions={
        <>
          <Tooltip title="Clear">
            <span>
              <IconButton aria-label="Clear" size="small" disabled={value === ''} onClick={() => takeText('')}>
                <ClearIcon sx={{ fontSize: 20 }} />
              </IconButton>
            </span>
          </Tooltip>
          <CopyButton content={value} label="URL" />
          <SendToButton text={value} />
        </>
      }
      below={
        <>
          {fileError && <ErrorNote error={fileError} />}
          {error && (
            <ErrorNote error={error}>
              {error.code === 'missing-scheme' && (
                <Button size="small" onClick={() => takeText(withScheme(value))}>
                  Add https://
                </Button>
              )}
            </ErrorNote>
          )}
          {isCancelled && (
            <CancelledNote action="Parse again" onRetry={runAgain}>
              The parsing was cancelled.
            </CancelledNote>
          )}
          {!isStale &&
            result?.notes.map(({ message, suggestion }) => (
              <PaneNote key={message} role="status">
                <InfoIcon aria-hidden sx={{ fontSize: 18 }} />
                <Box sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>{message}</Box>
                {suggestion !== undefined && (
                  <Button size="small" onClick={() => takeText(suggestion)}>
                    Add https://
                  </Button>
                )}
              </PaneNote>
            ))}
          {!isKept && <NotKeptNote />}
        </>
      }
    >
      <Box sx={{ height: { xs: 132, md: 96 } }}>
        <CodeEditor
          label="URL"
          value={value}
          onChange={takeText}
          errorAt={errorAt}
          onFileRejected={setFileError}
          placeholder="Paste or type a URL"
          wrap
        />
      </Box>
    </Pane>
  );
}
