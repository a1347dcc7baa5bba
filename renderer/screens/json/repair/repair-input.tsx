import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { TextInputPane } from '#renderer/components/pane/text-input-pane.tsx';
import type { TextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { RepairProcess } from './use-repair.ts';

interface Props {
  readonly input: TextInput;
  readonly process: RepairProcess;
}

/** The input pane for the broken document, with the errors that cannot be repaired. */
export function RepairInput({ input, process: { error, isCancelled, runAgain } }: Props) {
  return (
    <TextInputPane
      title="JSON to repair"
      input={input}
      error={error}
      language="json"
      placeholder="Paste, type or drop a broken JSON document"
      notes={
        isCancelled && (
          <CancelledNote action="Repair again" onRetry={runAgain}>
            The repair was cancelled.
          </CancelledNote>
        )
      }
    />
  );
}
