import SaveIcon from '@mui/icons-material/SaveAltOutlined';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Ref, useState } from 'react';
import { joinWork, useAwaitedResult, WaitingIcon, waitingState } from '#renderer/components/awaited-result.tsx';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { useSaveFile } from '#renderer/components/hooks/use-save-file.ts';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import type { ResultTableHandle } from '#renderer/components/result-table/table-props.ts';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import { withoutExtension } from '#shared/formats/file-kinds/kind-of-file.ts';
import { exportFormats, labelOfFormat } from '#tools/csv-parser/export/export-options.ts';
import { choices, type RowsView } from '../choices.ts';
import type { CsvTable } from '../use-csv-table.ts';
import { ExcerptView } from './excerpt-view.tsx';
import { ExportBar } from './export-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ParsedTable } from './parsed-table.tsx';
import { RowsNotes } from './rows-notes.tsx';
import { StatisticsView } from './statistics-view.tsx';
import { useWriting } from './use-writing.ts';

interface Props {
  readonly tableRef: Ref<ResultTableHandle>;
  readonly table: CsvTable;
  readonly view: RowsView;
  readonly onViewChange: (view: RowsView) => void;
  /** The name of the parsed file, if the source is one. */
  readonly fileName: string | undefined;
  /** Whether the rows come from earlier options because the present ones are invalid. */
  readonly hasWrongOptions: boolean;
  /** Called when the user says that the first row is not a header, contrary to the guess. */
  readonly onFirstRowIsData: () => void;
  readonly onUseSample: (() => void) | undefined;
}

/** “Parsed rows”: as a table, as text in the export format, and as statistics of the columns. */
export function RowsPane(props: Props) {
  const { tableRef, table, view, onViewChange, fileName, hasWrongOptions, onFirstRowIsData, onUseSample } = props;
  const { parsing, view: rows, runner } = table;
  const { format, export: settings } = choices.use();
  const [excerptCount, setExcerptCount] = useState(0);
  const writing = useWriting();
  const saveFile = useSaveFile();
  const isEmpty = rows === undefined || (rows.of.rowCount === 0 && rows.of.header === undefined);
  const isParsing = parsing.isBusy;
  const label = labelOfFormat(format);

  const write = () =>
    writing.write(`Writing ${label}`, (options) => runner.run('export', { format, settings }, options));
  const save = async () => {
    const content = await write();
    const { extension = 'txt' } = exportFormats.find(({ value }) => value === format) ?? {};
    if (content !== undefined) {
      const name = withoutExtension(fileName ?? 'parsed.csv');
      await saveFile({
        suggestedName: `${name === '' ? 'parsed' : name}.${extension}`,
        filter: { name: label, extensions: [extension] },
        content,
      });
    }
  };
  return (
    <Pane
      title="Parsed rows"
      work={joinWork(parsing, { isBusy: table.isViewBusy })}
      options={
        <>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="Show as"
            value={view}
            onChange={(_, next: RowsView | null) => next !== null && onViewChange(next)}
          >
            <ToggleButton value="table">Table</ToggleButton>
            <ToggleButton value="text">{label}</ToggleButton>
            <ToggleButton value="statistics">Statistics</ToggleButton>
          </ToggleButtonGroup>
          <CompactSelect
            label="Export format"
            value={format}
            onChange={(next) => {
              // The user sees the format before saving in it.
              choices.change({ format: next, view: 'text' });
            }}
            options={exportFormats}
          />
        </>
      }
      actions={
        <>
          <CopyButton content={isEmpty ? undefined : write} />
          <SaveRowsButton save={isEmpty ? undefined : save} />
          <SendToButton text={isEmpty ? undefined : write} />
        </>
      }
      above={
        rows &&
        !isEmpty && (
          <>
            <FilterBar table={table} view={rows} />
            {view === 'text' && (
              <ExportBar
                format={format}
                settings={settings}
                onChange={(change) => choices.change({ export: { ...settings, ...change } })}
              />
            )}
          </>
        )
      }
      below={
        <RowsNotes
          table={table}
          hasWrongOptions={hasWrongOptions}
          onFirstRowIsData={onFirstRowIsData}
          excerpt={view === 'text' && rows ? { shown: excerptCount, of: rows.rowCount, label } : undefined}
        />
      }
    >
      <BusyIndicator
        isBusy={isParsing || table.isViewBusy || writing.label !== undefined}
        progress={isParsing ? parsing.progress : (writing.progress ?? table.viewProgress)}
        label={isParsing ? 'Parsing' : (writing.label ?? 'Sorting and filtering')}
        onCancel={isParsing ? parsing.cancel : writing.label === undefined ? table.cancelView : writing.cancel}
      />
      {rows === undefined || isEmpty ? (
        <EmptyRows
          isBusy={isParsing || (rows === undefined && parsing.result !== undefined)}
          hasSource={rows !== undefined}
          onUseSample={onUseSample}
        />
      ) : view === 'table' ? (
        <ParsedTable tableRef={tableRef} table={table} view={rows} />
      ) : view === 'text' ? (
        <ExcerptView table={table} view={rows} format={format} settings={settings} onExcerpt={setExcerptCount} />
      ) : (
        <StatisticsView table={table} view={rows} />
      )}
    </Pane>
  );
}

interface EmptyProps {
  readonly isBusy: boolean;
  readonly hasSource: boolean;
  readonly onUseSample: (() => void) | undefined;
}

function EmptyRows({ isBusy, hasSource, onUseSample }: EmptyProps) {
  if (isBusy) {
    return null;
  }
  return hasSource ? (
    <PaneMessage>There are no rows.</PaneMessage>
  ) : (
    <PaneMessage action={onUseSample && <SampleButton onClick={onUseSample} />}>
      Paste or type CSV, or drop a file of any size: its rows show here as you type. Nothing leaves your machine.
    </PaneMessage>
  );
}

/** Saves the rows in the export format. @param save undefined if there are none */
function SaveRowsButton({ save }: { readonly save: (() => Promise<void>) | undefined }) {
  const { isWaiting, take } = useAwaitedResult(save && { save }, 'saved');
  const press = async () => (await take())?.save();
  return (
    <span data-hint="Save…">
      <IconButton
        size="small"
        aria-label="Save…"
        disabled={save === undefined && !isWaiting}
        onClick={() => void press()}
        {...waitingState(isWaiting)}
      >
        {isWaiting ? <WaitingIcon /> : <SaveIcon sx={{ fontSize: 20 }} />}
      </IconButton>
    </span>
  );
}
