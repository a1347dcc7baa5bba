import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { TextPosition } from '#shared/result.ts';
import { QueryField } from './query-field.tsx';
import { ResultContent } from './result-content.tsx';
import { ResultNotes } from './result-notes.tsx';
import { ResultOptions, type ResultView } from './result-options.tsx';
import type { RenderOptions } from './tasks.ts';
import type { Formatter } from './use-formatter.ts';

interface Props {
  readonly formatter: Formatter;
  readonly isEmpty: boolean;
  /** The file that the JSON comes from, if it is one. */
  readonly fileName: string | undefined;
  readonly options: RenderOptions;
  readonly onOptionsChange: (change: Partial<RenderOptions>) => void;
  /** Shows a place in the input; undefined if it has no editor. */
  readonly onGoTo: ((position: TextPosition) => void) | undefined;
}

/** What comes out: as text or as a tree. */
export function ResultPane({ formatter, isEmpty, fileName, options, onOptionsChange, onGoTo }: Props) {
  const { state, runner, cancel } = formatter;
  const { rendered } = state;
  const [view, setView] = useState<ResultView>('text');
  const isMinified = options.layout === 'minified';

  const bytes = rendered?.bytes;
  const getBlob = useCallback(async () => {
    if (bytes !== undefined) {
      return new Blob([bytes], { type: 'application/json' });
    }
    const outcome = await runner.run('resultBlob', undefined, { whenSuperseded: 'drop' });
    return outcome.status === 'done' ? outcome.value : undefined;
  }, [runner, bytes]);
  const getContent = useCallback(async () => (await getBlob()) ?? '', [getBlob]);

  return (
    <Pane
      title="Result"
      options={
        <>
          <ResultOptions view={view} onViewChange={setView} options={options} onOptionsChange={onOptionsChange} />
          <Button
            variant="contained"
            size="small"
            onClick={() => onOptionsChange({ layout: isMinified ? 'indented' : 'minified' })}
          >
            {isMinified ? 'Format' : 'Minify'}
          </Button>
        </>
      }
      actions={
        <>
          <CopyButton content={rendered && getContent} />
          <SaveButton
            getContent={getBlob}
            disabled={rendered === undefined}
            suggestedName={fileName ?? (isMinified ? 'minified.json' : 'formatted.json')}
            filter={{ name: 'JSON', extensions: ['json'] }}
          />
          <SendToButton text={rendered && getContent} />
        </>
      }
      above={
        <QueryField
          query={options.query}
          error={state.resultError?.code === 'invalid-query' ? state.resultError : undefined}
          matchCount={options.query === '' ? undefined : rendered?.matches?.count}
          onChange={(query) => onOptionsChange({ query })}
        />
      }
      below={<ResultNotes state={state} onGoTo={options.query === '' ? onGoTo : undefined} />}
    >
      <BusyIndicator isBusy={state.isBusy} progress={state.progress} label="Formatting" onCancel={cancel} />
      <ResultContent view={view} isEmpty={isEmpty} state={state} runner={runner} />
    </Pane>
  );
}
