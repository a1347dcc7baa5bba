import { PaneNote } from '#renderer/components/pane/pane-note.tsx';
import { StaleNote } from '#renderer/components/pane/stale-note.tsx';
import { formatNumber } from '#shared/formats/words/locale.ts';
import type { Search } from '../use-search.ts';
import { mostGroupColumns } from './match-table.tsx';

interface Props {
  readonly search: Search;
  /** Whether each group has a column of its own. */
  readonly hasColumns: boolean;
}

/** What the matches that are shown leave out, and whether they are of an earlier input. */
export function MatchNotes({ search, hasColumns }: Props) {
  const { result: matches, isStale } = search;
  const groupCount = matches?.groupNames.length ?? 0;
  return (
    <>
      {matches?.isCut && (
        <PaneNote role="status">{`The first ${formatNumber(matches.count)} matches are shown; the text has more.`}</PaneNote>
      )}
      {hasColumns && matches !== undefined && matches.count > 0 && groupCount > mostGroupColumns && (
        <PaneNote role="status">
          {`The first ${mostGroupColumns} of ${formatNumber(groupCount)} groups are shown; Save… and Copy take all.`}
        </PaneNote>
      )}
      {isStale && <StaleNote>Found by the last expression that worked, or in an earlier text</StaleNote>}
    </>
  );
}
