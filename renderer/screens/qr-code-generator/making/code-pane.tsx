import Box from '@mui/material/Box';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { replacedBySample } from '#renderer/state/inputs/text-inputs.ts';
import { qrCodeGenerator } from '#tools/qr-code-generator/tool.ts';
import { CodeActions } from './code-actions.tsx';
import { CodeFigures } from './code-figures.tsx';
import { CodeImage } from './code-image.tsx';
import { CodeNotes } from './code-notes.tsx';
import { DataUrlField } from './data-url-field.tsx';
import type { Making } from './use-making.ts';

/** The code, notes about it, and its actions. */
export function CodePane({ making }: { readonly making: Making }) {
  const { input, options, process, check } = making;
  const { result: code, resultOf, isBusy, cancel, isCancelled, runAgain } = process;
  const isOfOldOptions = options.error !== undefined;
  return (
    <Pane
      title="QR code"
      work={process}
      below={
        <>
          {code !== undefined && process.isStale && <StaleNote>From the last text that could be encoded</StaleNote>}
          {code !== undefined && !process.isStale && isOfOldOptions && (
            <StaleNote>Made with the last options that could be read</StaleNote>
          )}
          {isCancelled && (
            <CancelledNote action="Generate again" onRetry={runAgain}>
              Making the code was cancelled.
            </CancelledNote>
          )}
        </>
      }
    >
      <BusyIndicator isBusy={isBusy} label="Making the code" onCancel={cancel} />
      {input.value === '' && (
        <PaneMessage
          action={<SampleButton onClick={() => input.replace(qrCodeGenerator.inputs.text.default, replacedBySample)} />}
        >
          Type a text under “Content”, or choose a template there: its code appears here as you type.
        </PaneMessage>
      )}
      {input.value !== '' && code === undefined && process.error !== undefined && (
        <PaneMessage>There is no code yet. The error is under “Content”.</PaneMessage>
      )}
      {code !== undefined && resultOf !== undefined && (
        <Box sx={{ height: '100%', overflow: 'auto', display: 'flex', flexDirection: 'column', gap: 2, p: 2 }}>
          <CodeImage code={code} text={resultOf.text} />
          <CodeActions code={code} text={resultOf.text} />
          <CodeFigures code={code} />
          <CodeNotes code={code} check={check} options={options} />
          <DataUrlField code={code} />
        </Box>
      )}
    </Pane>
  );
}
