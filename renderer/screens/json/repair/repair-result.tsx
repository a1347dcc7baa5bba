import WidthIcon from '@mui/icons-material/WidthFullOutlined';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { useComparison } from '#renderer/screens/json/repair/diff-view/use-comparison.ts';
import { Changes } from './changes.tsx';
import { RepairNote } from './repair-note.tsx';
import type { RepairProcess } from './use-repair.ts';
import type { RepairView, ResultView } from './use-result-view.ts';

interface Props {
  readonly process: RepairProcess;
  readonly resultView: ResultView;
  readonly isEmpty: boolean;
  readonly onUseSample: () => void;
}

/** The repaired document, as text or as changes. */
export function RepairResult({ process, resultView, isEmpty, onUseSample }: Props) {
  const { result: repair, resultOf: broken, isBusy, isStale, cancel } = process;
  const output = repair?.json;
  const { view, show, isFullWidth, showFullWidth } = resultView;
  const comparison = useComparison(broken, output);
  const isWide = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });

  return (
    <Pane
      title="Repaired JSON"
      work={process}
      options={
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Show the result as"
            value={view}
            onChange={(_, next: RepairView | null) => next !== null && show(next)}
          >
            <ToggleButton value="text">Text</ToggleButton>
            <ToggleButton value="changes">Changes</ToggleButton>
          </ToggleButtonGroup>
          {view === 'changes' && isWide && (
            <ToggleButton
              data-hint="Full width"
              size="small"
              value="full-width"
              aria-label="Full width"
              selected={isFullWidth}
              onChange={() => showFullWidth(!isFullWidth)}
              sx={{ px: 1 }}
            >
              <WidthIcon sx={{ fontSize: 20 }} />
            </ToggleButton>
          )}
        </>
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
        repair !== undefined &&
        (isStale ? (
          <StaleNote>Made from the last text that could be repaired</StaleNote>
        ) : (
          <RepairNote
            repair={repair}
            comparison={comparison}
            isBesideChanges={view === 'changes' && repair.kind !== 'none'}
          />
        ))
      }
    >
      <BusyIndicator isBusy={isBusy} label="Repairing" onCancel={cancel} />
      {isEmpty && (
        <PaneMessage action={<SampleButton onClick={onUseSample} />}>
          Put a broken JSON document under “JSON to repair”: it is repaired as you type, and you see what changed.
        </PaneMessage>
      )}
      {!isEmpty && output === undefined && process.error !== undefined && (
        <PaneMessage>Nothing is repaired yet. The error is marked under “JSON to repair”.</PaneMessage>
      )}
      {output !== undefined && view === 'text' && (
        <CodeEditor label="Repaired JSON" language="json" value={output} readOnly />
      )}
      {output !== undefined && view === 'changes' && <Changes comparison={comparison} />}
    </Pane>
  );
}
