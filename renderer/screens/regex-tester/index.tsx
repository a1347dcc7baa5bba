import Box from '@mui/material/Box';
import { useMemo, useRef, useState } from 'react';
import type { CodeEditorHandle } from '#renderer/components/code-editor/editor-props.ts';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { replacedBySample, useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import { groupRange, type TextRange } from '#tools/regex-tester/matches/matches.ts';
import { regexTester } from '#tools/regex-tester/tool.ts';
import { ExpressionPane } from './expression/expression-pane.tsx';
import { ResultPane } from './results/result-pane.tsx';
import { TextPane } from './text-pane.tsx';
import { useSearch } from './use-search.ts';

export function View() {
  const expression = useTextInput(regexTester.inputs.expression.name);
  const sample = useTextInput(regexTester.inputs.sample.name);
  // Normalised like the editor's text, so that positions are the same in both.
  const text = useMemo(() => sample.value.replaceAll(/\r\n?/gu, '\n'), [sample.value]);
  const search = useSearch(expression.value, text);
  const matches = search.result;
  const editor = useRef<CodeEditorHandle>(null);
  const [current, setCurrent] = useState<{ readonly of: typeof matches; readonly index: number }>();
  const [pointed, setPointed] = useState<{ readonly of: string; readonly range: TextRange | undefined }>();
  // Matches of another text have no positions in this one.
  const isOfText = matches !== undefined && (search.isBusy || search.resultOf?.text === text);

  const goTo = (index: number) => {
    const range = matches && groupRange(matches, index, 0);
    if (range !== undefined && isOfText) {
      setCurrent({ of: matches, index });
      editor.current?.select(range.start, range.end);
    }
  };

  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <ExpressionPane
        input={expression}
        error={search.error}
        isWithoutMatch={search.error === undefined && matches?.count === 0}
        pointed={pointed?.of === expression.value ? pointed.range : undefined}
      />
      <DraggablePanes
        stackedHeights={[300, 600]}
        first={
          <TextPane
            input={sample}
            editor={editor}
            matches={isOfText ? matches : undefined}
            textLength={search.resultOf?.text.length ?? 0}
            current={current !== undefined && current.of === matches ? current.index : undefined}
            onGoTo={goTo}
          />
        }
        second={
          <ResultPane
            expression={expression.value}
            text={text}
            hasOtherBreaks={text !== sample.value}
            search={search}
            onGoTo={goTo}
            onPoint={(range) => setPointed({ of: expression.value, range })}
            onUseSample={() => {
              // What the user has typed stays.
              if (expression.value === '') {
                expression.replace(regexTester.inputs.expression.default, replacedBySample);
              }
              if (sample.value === '') {
                sample.replace(regexTester.inputs.sample.default, replacedBySample);
              }
            }}
          />
        }
      />
    </Box>
  );
}
