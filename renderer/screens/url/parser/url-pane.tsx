import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { TextInputPane } from '#renderer/components/pane/text-input-pane.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { TextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { LiveTask } from '#renderer/workers/use-live-task.ts';
import type { ParsedUrl } from '#tools/url/parser/parse-url.ts';
import { withScheme } from '#tools/url/parser/url-input.ts';

interface Props {
  readonly input: TextInput;
  readonly process: LiveTask<string, ParsedUrl>;
}

/** The input pane for the URL, with its errors, and with anything unexpected that the standard makes of it. */
export function UrlPane({ input, process }: Props) {
  const { value, setValue } = input;
  const { error, result, isStale, isCancelled, runAgain } = process;
  return (
    <TextInputPane
      title="URL"
      input={input}
      error={error}
      errorActions={
        error?.code === 'missing-scheme' && <AddSchemeButton suggestion={withScheme(value)} onAdd={setValue} />
      }
      placeholder="Paste or type a URL"
      wrap
      editorSx={{ height: { xs: 132, md: 96 } }}
      actions={
        <>
          <CopyButton content={value} label="URL" />
          <SendToButton text={value} />
        </>
      }
      notes={
        <>
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
                {suggestion !== undefined && <AddSchemeButton suggestion={suggestion} onAdd={setValue} />}
              </PaneNote>
            ))}
        </>
      }
    />
  );
}

interface AddSchemeProps {
  /** The text with the scheme. */
  readonly suggestion: string;
  readonly onAdd: (text: string) => void;
}

function AddSchemeButton({ suggestion, onAdd }: AddSchemeProps) {
  return (
    <Button size="small" onClick={() => onAdd(suggestion)}>
      Add {suggestion.trimStart().startsWith('https:') ? 'https' : 'http'}://
    </Button>
  );
}
