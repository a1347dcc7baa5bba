import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import type { ResultTableHandle } from '#renderer/components/result-table/table-props.ts';
import { replacedBySample, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { useTextOrFile } from '#renderer/state/inputs/use-text-or-file.ts';
import { useToaster } from '#renderer/state/messages/use-toaster.ts';
import { encodingOfLabel } from '#shared/formats/text-encoding/encodings.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Problem } from '#tools/csv-parser/parse/csv-result.ts';
import { sample } from '#tools/csv-parser/sample.ts';
import { csvParser } from '#tools/csv-parser/tool.ts';
import { choices } from './choices.ts';
import { MetadataPane } from './result/metadata-pane.tsx';
import { RowsPane } from './result/rows-pane.tsx';
import { OptionsSection } from './source/options-section.tsx';
import { SourcePane } from './source/source-pane.tsx';
import { useParserOptions } from './source/use-parser-options.ts';
import { useCsvTable } from './use-csv-table.ts';

export function View() {
  const source = useTextOrFile(csvParser.inputs.content.name);
  const encodingInput = useTextInput(csvParser.inputs.encoding.name);
  const encoding = encodingOfLabel(encodingInput.value) ?? 'utf-8';
  const options = useParserOptions();
  const table = useCsvTable(source.file ?? source.text, encoding, options.options);
  const { view, isMetadataFolded } = choices.use();
  const hasList = !isMetadataFolded && (table.parsing.result?.problems.length ?? 0) > 0;
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
    choices.change({ view: 'table' });
    const outcome = await table.runner.run('placeOf', { number: row }, { isAlongside: true });
    if (outcome.status !== 'done') {
      return;
    }
    if (outcome.value === undefined) {
      toast({ message: `The filter hides row ${formatNumber(row)}. Clear it to see the row.`, type: 'info' });
    } else {
      grid.current?.showRow(outcome.value);
    }
  };

  return (
    <DraggablePanes
      firstSize="38%"
      stackedHeights={[300, 960]}
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
          <OptionsSection input={options} hasHeader={table.parsing.result?.header !== undefined} />
        </SourcePane>
      }
      second={
        <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column', gap: 2 }}>
          <Box sx={{ flex: 1, minHeight: 240 }}>
            <RowsPane
              tableRef={grid}
              table={table}
              view={view}
              onViewChange={(next) => choices.change({ view: next })}
              fileName={source.file?.name}
              hasWrongOptions={!options.read.ok}
              onFirstRowIsData={() => options.change('header', false)}
              onUseSample={
                source.file === undefined && source.text === ''
                  ? () => source.replace(sample, replacedBySample)
                  : undefined
              }
            />
          </Box>
          <Box sx={{ height: hasList ? { xs: 340, md: 250 } : 'auto', flexShrink: 0 }}>
            <MetadataPane
              table={table}
              isFolded={isMetadataFolded}
              onFold={(isFolded) => choices.change({ isMetadataFolded: isFolded })}
              onShowProblem={(problem) => void showProblem(problem)}
              onEncodingChange={encodingInput.setValue}
            />
          </Box>
        </Box>
      }
    />
  );
}
