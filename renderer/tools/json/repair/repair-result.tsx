import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import FormatIcon from '@mui/icons-material/DataObjectOutlined';
import StaleIcon from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
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
import { SaveButton } from '#renderer/components/save-button.tsx';
import { useTextInput } from '#renderer/state/text-inputs.ts';
import { Changes } from './changes.tsx';
import { PaneMessage } from './pane-message.tsx';
import type { RepairProcess } from './use-repair.ts';

interface Props {
  readonly process: RepairProcess;
  readonly isEmpty: boolean;
  readonly onUseSample: () => void;
}

type View = 'text' | 'changes';

/** The repaired document, as text or as what changed in it. */
export function RepairResult({ process, isEmpty, onUseSample }: Props) {
  const { repair, isBusy, isStale, cancel } = process;
  const [view, setView] = useState<View>('text');
  const comparison = useComparison(repair?.input, repair?.output);
  const isWhole = repair !== undefined && repair.input === repair.output;

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
          <CopyButton content={repair?.output} />
          <SaveButton
            getContent={() => repair?.output}
            disabled={repair === undefined}
            suggestedName="repaired.json"
            filter={{ name: 'JSON', extensions: ['json'] }}
          />
          <FormatButton json={repair?.output} />
        </>
      }
      below={
        repair !== undefined &&
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
      {!isEmpty && repair === undefined && process.error !== undefined && (
        <PaneMessage>Nothing is repaired yet. What is in the way is marked under “JSON to repair”.</PaneMessage>
      )}
      {repair !== undefined && view === 'text' && (
        <CodeEditor label="Repaired JSON" language="json" value={repair.output} readOnly />
      )}
      {repair !== undefined && view === 'changes' && <Changes comparison={comparison} />}
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
    <PaneNote role="status">
      <Chip icon={<StaleIcon />} label="Stale" size="small" color="warning" variant="outlined" />
      <Box sx={{ flex: '1 1 200px' }}>Made of the last text that could be repaired</Box>
    </PaneNote>
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

/** Goes on with the result in the formatter. */
function FormatButton({ json }: { json: string | undefined }) {
  const { setValue } = useTextInput('lastJSONFormatterValue');
  const navigate = useNavigate();
  return (
    <Tooltip title="Open in JSON Formatter">
      <span>
        <IconButton
          size="small"
          aria-label="Open in JSON Formatter"
          disabled={json === undefined}
          onClick={() => {
            if (json !== undefined) {
              setValue(json);
              navigate('/JSON/JSONFormatter');
            }
          }}
        >
          <FormatIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
