import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { SaveButton } from '#renderer/components/save-button.tsx';
import { SendToButton } from '#renderer/components/send-to/send-to-button.tsx';
import type { TextPosition } from '#shared/result.ts';
import { choices } from './choices.ts';
import { QueryField } from './query-field.tsx';
import { readResult } from './read-result.ts';
import { ResultContent } from './result-content.tsx';
import { ResultNotes } from './result-notes.tsx';
import { IndentSelect, SortToggle, ViewToggle } from './result-options.tsx';
import { TakenNote } from './taken-note.tsx';
import type { Formatter } from './use-formatter.ts';

interface Props {
  readonly formatter: Formatter;
  readonly isEmpty: boolean;
  /** The file that the JSON comes from, if any. */
  readonly fileName: string | undefined;
  /** Replaces the input with the part that was used; undefined if the input is a file. */
  readonly onKeepTaken: ((json: string) => void) | undefined;
  /** Goes to a position in the input; undefined if it has no editor. */
  readonly onGoTo: ((position: TextPosition) => void) | undefined;
}

/** This is loaded with the first query, because most documents are only formatted. */
const matchPaths = createLazyPart('MatchPaths', async () => (await import('./match-paths.tsx')).MatchPaths);

/** The result pane: as text or as a tree. */
export function ResultPane({ formatter, isEmpty, fileName, onKeepTaken, onGoTo }: Props) {
  const { state, runner, cancel } = formatter;
  const { rendered } = state;
  const { view, layout, query } = choices.use();
  const matches = query === '' ? undefined : rendered?.matches;
  const isMinified = layout === 'minified';

  const getBlob = useCallback(() => readResult(runner, rendered), [runner, rendered]);
  const keepTaken = async () => {
    const outcome = await runner.run('loadedText', undefined, { whenSuperseded: 'drop' });
    if (outcome.status === 'done' && outcome.value !== undefined) {
      onKeepTaken?.(outcome.value);
    }
  };
  return (
    <Pane
      title="Result"
      work={{
        isBusy: state.isBusy,
        error: state.inputError ?? state.resultError,
        isCancelled: state.isInterrupted,
      }}
      options={
        <>
          <ViewToggle />
          <Button
            variant="contained"
            size="small"
            onClick={() => choices.change({ layout: isMinified ? 'indented' : 'minified' })}
          >
            {isMinified ? 'Format' : 'Minify'}
          </Button>
          <IndentSelect />
          <SortToggle />
        </>
      }
      actions={
        <>
          <CopyButton content={rendered && getBlob} />
          <SaveButton
            getContent={getBlob}
            disabled={rendered === undefined}
            suggestedName={fileName ?? (isMinified ? 'minified.json' : 'formatted.json')}
            filter={{ name: 'JSON', extensions: ['json'] }}
          />
          <SendToButton text={rendered && getBlob} />
        </>
      }
      above={
        <>
          {state.loaded?.taken && state.inputError === undefined && (
            <TakenNote taken={state.loaded.taken} onGoTo={onGoTo} onKeep={onKeepTaken && (() => void keepTaken())} />
          )}
          <QueryField
            query={query}
            error={state.resultError?.code === 'invalid-query' ? state.resultError : undefined}
            matchCount={matches?.count}
            onChange={(next) => choices.change({ query: next })}
          />
          {matches !== undefined && matches.count > 0 && (
            <LazyPartView
              part={matchPaths}
              props={{ matches, runner }}
              missing={(missing) => <MissingPartNote {...missing} what="The list of the paths" />}
            />
          )}
        </>
      }
      below={<ResultNotes state={state} onGoTo={query === '' ? onGoTo : undefined} />}
    >
      <BusyIndicator isBusy={state.isBusy} progress={state.progress} label="Formatting" onCancel={cancel} />
      <ResultContent view={view} isEmpty={isEmpty} state={state} runner={runner} />
    </Pane>
  );
}
