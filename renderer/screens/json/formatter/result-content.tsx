import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { CodeEditor } from '#renderer/components/code-editor/code-editor.tsx';
import { LargeTextView } from '#renderer/components/large-text-view/large-text-view.tsx';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote } from '#renderer/components/lazy-part/missing-part-note.tsx';
import type { TaskRunner } from '#renderer/workers/task-runner.ts';
import type { RenderedJson } from '#tools/json/formatter/rendered-json.ts';
import type { FormatterTasks } from '#tools/json/formatter/tasks.ts';
import type { FormatterState } from './formatter-state.ts';
import { jsonTree } from './json-tree-part.ts';
import { readResult } from './read-result.ts';
import type { ResultView } from './result-options.tsx';

interface Props {
  readonly view: ResultView;
  readonly isEmpty: boolean;
  readonly state: FormatterState;
  readonly runner: TaskRunner<FormatterTasks>;
}

/** The result itself: in an editor, row by row if it is too large for that, or as a tree. */
export function ResultContent({ view, isEmpty, state: { rendered }, runner }: Props) {
  if (view === 'tree') {
    // Its code loads while the result is being worked out.
    jsonTree.ask();
  }
  if (rendered === undefined) {
    return isEmpty ? <EmptyResult /> : null;
  }
  if (view === 'tree') {
    return (
      <LazyPartView
        part={jsonTree}
        props={{ rendered, runner }}
        missing={(missing) => <MissingPartNote {...missing} what="The tree" />}
      />
    );
  }
  return rendered.bytes === undefined ? (
    <LargeResult rendered={rendered} runner={runner} />
  ) : (
    <CodeEditor label="Formatted JSON" bytes={rendered.bytes} readOnly language="json" />
  );
}

function LargeResult({ rendered, runner }: { rendered: RenderedJson; runner: TaskRunner<FormatterTasks> }) {
  const [rowCount, setRowCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another result needs another function to be asked for its rows.
  const loadRows = useCallback(
    async (from: number, to: number) => {
      const outcome = await runner.run('resultRows', { from, to }, { whenSuperseded: 'drop' });
      if (outcome.status !== 'done') {
        throw new Error('The result is no longer available. Change the input to create it again.');
      }
      setRowCount(outcome.value.rowCount);
      return outcome.value.rows;
    },
    [runner, rendered],
  );
  const readText = useCallback(() => readResult(runner, rendered), [runner, rendered]);
  return (
    <LargeTextView
      label="Formatted JSON"
      rowCount={rowCount}
      lineCount={rendered.lineCount}
      loadRows={loadRows}
      readText={readText}
      language="json"
    />
  );
}

function EmptyResult() {
  return (
    <Box sx={{ height: '100%', display: 'grid', placeItems: 'center', p: 3 }}>
      <Typography sx={{ color: 'text.secondary', textAlign: 'center', maxWidth: 300 }}>
        The formatted JSON shows here as soon as there is some: type, paste or drop it, or try the sample.
      </Typography>
    </Box>
  );
}
