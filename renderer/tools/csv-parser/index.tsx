import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/code-editor.tsx';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import type { ResultTableHandle } from '#renderer/components/result-table/result-table.tsx';
import { encodingOfLabel } from '#renderer/components/text-encoding/encodings.ts';
import { useTextInput } from '#renderer/state/text-inputs.ts';
import { useToaster } from '#renderer/state/toaster.ts';
import { MetadataPane } from './metadata-pane.tsx';
import { OptionsSection } from './options-section.tsx';
import type { Problem } from './parse/parsed-csv.ts';
import { RowsPane, type RowsView } from './rows-pane.tsx';
import { sample } from './sample.ts';
import { SourcePane } from './source-pane.tsx';
import { useCsvSource } from './use-csv-source.ts';
import { useCsvTable } from './use-csv-table.ts';
import { useParserOptions } from './use-parser-options.ts';

export function Screen() {
  const source = useCsvSource();
  const encodingInput = useTextInput('lastCSVInputContentEncoding');
  const encoding = encodingOfLabel(encodingInput.value) ?? 'utf-8';
  const options = useParserOptions();
  const table = useCsvTable(source.file ?? source.text, encoding, options.options);
  const [rowsView, setRowsView] = useState<RowsView>('table');
  const toast = useToaster();
  const editor = useRef<CodeEditorHandle>(null);
  const grid = useRef<ResultTableHandle>(null);

  const showProblem = async ({ row, position }: Problem) => {
    if (position !== undefined) {
      editor.current?.goTo(position);
    }
    if (row === undefined || row === 0) {
      return;
    }
    setRowsView('table');
    const outcome = await table.runner.run('placeOf', { number: row }, { isAlongside: true });
    if (outcome.status !== 'done') {
      return;
    }
    if (outcome.value === undefined) {
      toast({ message: `The filter hides row ${row.toLocaleString()}. Clear it to see the row.`, type: 'info' });
    } else {
      grid.current?.showRow(outcome.value);
    }
  };

  return (
    <DraggablePanes
      firstSize="38%"
      stackedHeight={1500}
      first={
        <SourcePane
          editorRef={editor}
          source={source}
          encoding={encoding}
          onEncodingChange={encodingInput.setValue}
          onRun={table.parsing.runAgain}
          onClear={table.runner.dispose}
          error={table.parsing.error}
        >
          <OptionsSection input={options} />
        </SourcePane>
      }
      second={
        <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box sx={{ flex: 1, minHeight: 240 }}>
            <RowsPane
              tableRef={grid}
              table={table}
              view={rowsView}
              onViewChange={setRowsView}
              fileName={source.file?.name}
              hasWrongOptions={!options.read.ok}
              onUseSample={source.file === undefined && source.text === '' ? () => source.setText(sample) : undefined}
            />
          </Box>
          <Box sx={{ height: { xs: 340, md: 250 }, flexShrink: 0 }}>
            <MetadataPane
              table={table}
              onShowProblem={(problem) => void showProblem(problem)}
              onEncodingChange={encodingInput.setValue}
            />
          </Box>
        </Box>
      }
    />
  );
}
