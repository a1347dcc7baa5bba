import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import {
  type Comparison,
  comparedChanges,
  nameChanges,
  useComparison,
} from '#renderer/components/diff-view/use-comparison.ts';
import { Pane, PaneNote } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { Changes } from './changes.tsx';
import type { RepairProcess } from './use-repair.ts';

interface Props {
  readonly process: RepairProcess;
  readonly isEmpty: boolean;
  readonly onUseSample: () => void;
}

type View = 'text' | 'changes';

/** The repaired document, as text or as what changed in it. */
export function RepairResult({ process, isEmpty, onUseSample }: Props) {
  const { result: output, resultOf: broken, isBusy, isStale, cancel } = process;
  const [view, setView] = useState<View>('text');
  const comparison = useComparison(broken, output);
  const isWhole = output !== undefined && broken === output;

  return (
    <Pane
      title="Repaired JSON"
      options={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Show the result as"
          value={view}
          onChange={(_, next: View | null) => next !== null && setView(next)}
        >
          <ToggleButton value="text">Text</ToggleButton>
          <ToggleButton value="changes">Changes</ToggleButton>
        </ToggleButtonGroup>
      }
      actions={
        <>
          <CopyButton content={output} />
          <SaveButton
            getContent={() => output}
            disabled={output === undefined}
            suggestedName="repaired.json"
            filter={{ name: 'JSON', extensions: ['json'] }}
          />
          <SendToButton text={output} />
        </>
      }
      below={
        output !== undefined &&
        (isStale || isWhole || view === 'text') && (
          <ResultNote comparison={comparison} isStale={isStale} isWhole={isWhole} />
        )
      }
    >
      <BusyIndicator isBusy={isBusy} label="Repairing" onCancel={cancel} />
      {isEmpty && (
        <PaneMessage
          action={
            <Button variant="outlined" onClick={onUseSample}>
              Use a sample
            </Button>
          }
        >
          Put a broken JSON document under “JSON to repair”: it is repaired as you type, and you see what changed.
        </PaneMessage>
      )}
      {!isEmpty && output === undefined && process.error !== undefined && (
        <PaneMessage>Nothing is repaired yet. What is in the way is marked under “JSON to repair”.</PaneMessage>
      )}
      {output !== undefined && view === 'text' && (
        <CodeEditor label="Repaired JSON" language="json" value={output} readOnly />
      )}
      {output !== undefined && view === 'changes' && <Changes comparison={comparison} />}
    </Pane>
  );
}

interface ResultNoteProps {
  readonly comparison: Comparison;
  readonly isStale: boolean;
  readonly isWhole: boolean;
}

function ResultNote({ comparison, isStale, isWhole }: ResultNoteProps) {
  return isStale ? (
    <StaleNote>Made of the last text that could be repaired</StaleNote>
  ) : (
    <PaneNote role="status">
      <DoneIcon aria-hidden color="success" sx={{ fontSize: 18 }} />
      {isWhole ? 'Nothing to repair: this is valid JSON' : summarize(comparison)}
    </PaneNote>
  );
}

function summarize(comparison: Comparison): string {
  switch (comparison.status) {
    case 'compared':
      return `Repaired with ${nameChanges(comparison.texts.changes.length)}`;
    case 'too-many':
      return `Repaired with more than ${nameChanges(comparedChanges)}`;
    default:
      return 'Repaired';
  }
}
