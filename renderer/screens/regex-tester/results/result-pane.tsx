import { joinWork } from '#renderer/components/awaited-result.tsx';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { CancelledNote } from '#renderer/components/pane/cancelled-note.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { Pane } from '#renderer/components/pane/pane.tsx';
import { PaneMessage } from '#renderer/components/pane/pane-message.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { SampleButton } from '#renderer/components/sample-button.tsx';
import { writeExplanation } from '#tools/regex-tester/explanation/visible-rows.ts';
import { parseExpression } from '#tools/regex-tester/expression/parse-expression.ts';
import type { TextRange } from '#tools/regex-tester/matches/matches.ts';
import { choices } from '../choices.ts';
import { ExplanationTree } from '../explanation/explanation-tree.tsx';
import { useExplanation } from '../explanation/use-explanation.ts';
import type { Search } from '../use-search.ts';
import { ListNotes, ListOptionBar, ListResult } from './list-view.tsx';
import { MatchNotes } from './match-notes.tsx';
import { MatchTable } from './match-table.tsx';
import { ReplacementField, ReplacementNotes, ReplacementResult } from './replacement-view.tsx';
import { ResultActions } from './result-actions.tsx';
import { useMatchExport } from './use-match-export.ts';
import { useListing, useReplacing } from './use-results.ts';
import { ViewChoice } from './view-choice.tsx';

interface Props {
  readonly expression: string;
  /** The text, with LF line breaks. */
  readonly text: string;
  /** Whether the text that was put in has line breaks other than LF. */
  readonly hasOtherBreaks: boolean;
  readonly search: Search;
  readonly onGoTo: (index: number) => void;
  readonly onPoint: (range: TextRange | undefined) => void;
  readonly onUseSample: () => void;
}

/** What the expression finds, produces and means. */
export function ResultPane({ expression, text, hasOtherBreaks, search, onGoTo, onPoint, onUseSample }: Props) {
  const { view, replacement, group, isUnique, isSorted } = choices.use();
  const listOptions = { group, isUnique, isSorted };
  const matches = search.result;
  const searched = search.resultOf;
  const replacing = useReplacing(expression, text, view === 'replacement' ? replacement : undefined);
  const listing = useListing(searched?.text ?? '', view === 'list' ? matches : undefined, listOptions);
  const explanation = useExplanation(expression, view === 'explanation');
  const hasIndices = parseExpression(searched?.expression ?? '').flags.includes('d');
  const exportMatches = useMatchExport(searched?.text, matches, hasIndices);
  const isEmpty = expression === '' || (text === '' && (matches?.count ?? 0) === 0);

  const contents = {
    matches: {
      text: matches !== undefined && matches.count > 0 ? exportMatches : undefined,
      name: 'matches.json',
      filter: { name: 'JSON', extensions: ['json'] },
    },
    replacement: { text: replacing.result, name: 'replaced.txt', filter: textFiles },
    list: { text: listing.result?.joined, name: 'matches.txt', filter: textFiles },
    explanation: {
      text: explanation.result && writeExplanation(explanation.result, explanation.resultOf ?? ''),
      name: 'explanation.txt',
      filter: textFiles,
    },
  };

  const works = { matches: search, replacement: replacing, list: joinWork(search, listing), explanation };

  return (
    <Pane
      title="Result"
      work={works[view]}
      options={<ViewChoice value={view} onChange={(next) => choices.change({ view: next })} />}
      actions={<ResultActions {...contents[view]} />}
      above={
        <>
          {view === 'replacement' && (
            <ReplacementField value={replacement} onChange={(next) => choices.change({ replacement: next })} />
          )}
          {view === 'list' && <ListOptionBar options={listOptions} onChange={choices.change} matches={matches} />}
        </>
      }
      below={
        <>
          {view === 'replacement' && (
            <ReplacementNotes
              replacing={replacing}
              replacement={replacement}
              matches={matches}
              hasOtherBreaks={hasOtherBreaks}
            />
          )}
          {view === 'list' && <ListNotes listing={listing} />}
          {(view === 'matches' || view === 'list') && <MatchNotes search={search} hasColumns={view === 'matches'} />}
          {view === 'explanation' && explanation.error && isOwnError(explanation.error.code) && (
            <ErrorNote error={explanation.error} />
          )}
          {view === 'explanation' && explanation.isStale && (
            <StaleNote>Explains the last expression that was valid</StaleNote>
          )}
          {search.isCancelled && (
            <CancelledNote action="Search again" onRetry={search.runAgain}>
              The search was cancelled.
            </CancelledNote>
          )}
        </>
      }
    >
      {(view === 'matches' || view === 'list') && (
        <BusyIndicator isBusy={search.isBusy} label="Searching" onCancel={search.cancel} />
      )}
      {isEmpty && view !== 'explanation' ? (
        <PaneMessage action={<SampleButton onClick={onUseSample} />}>
          {expression === ''
            ? 'Type a regular expression above: what it finds in the text shows here and in the text, as you type.'
            : 'Put a text under “Content to test the regular expression against”: what the expression finds in it shows here and in the text.'}
        </PaneMessage>
      ) : (
        <>
          {view === 'matches' && matches && searched && (
            <MatchTable matches={matches} text={searched.text} hasIndices={hasIndices} onGoTo={onGoTo} />
          )}
          {view === 'replacement' && <ReplacementResult replacing={replacing} />}
          {view === 'list' && <ListResult listing={listing} />}
          {view === 'explanation' && (
            <>
              <BusyIndicator isBusy={explanation.isBusy} label="Explaining" onCancel={explanation.cancel} />
              {explanation.result ? (
                <ExplanationTree
                  rows={explanation.result}
                  expression={explanation.resultOf ?? ''}
                  onPoint={explanation.isStale ? ignore : onPoint}
                />
              ) : (
                expression === '' && (
                  <PaneMessage>Type a regular expression above: its parts are explained here.</PaneMessage>
                )
              )}
            </>
          )}
        </>
      )}
    </Pane>
  );
}

const textFiles = { name: 'Text', extensions: ['txt'] } as const;

/** Errors in the expression are shown below it instead. */
function isOwnError(code: string): boolean {
  return code !== 'bad-pattern' && code !== 'bad-flags';
}

function ignore(): void {
  // The parts of an earlier expression do not exist in the present one.
}
