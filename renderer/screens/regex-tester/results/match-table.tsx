import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
import { mostSorted } from '#renderer/components/result-table/sort-rows.ts';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { groupRange, type Matches, nameGroup } from '#tools/regex-tester/matches/matches.ts';

interface Props {
  readonly matches: Matches;
  /** The text that was searched. */
  readonly text: string;
  /** Whether each group shows where it starts and ends, which requires the flag d. */
  readonly hasIndices: boolean;
  readonly onGoTo: (index: number) => void;
}

/** Each group is a column and all columns are on the page, so more of them would block it. */
export const mostGroupColumns = 100;

/** All matches with their positions and groups; a row leads to the match in the text. */
export function MatchTable({ matches, text, hasIndices, onGoTo }: Props) {
  const columns = useMemo(() => createColumns(matches, text, hasIndices), [matches, text, hasIndices]);
  const { count } = matches;
  // The table can sort an array of rows; if there are more than it sorts, none is created.
  const rows = useMemo(
    () => (count <= mostSorted ? Array.from({ length: count }, (_, index) => index) : undefined),
    [count],
  );
  return (
    <ResultTable
      label="Matches"
      columns={columns}
      {...(rows === undefined ? { rowCount: count, rowAt: (index: number) => index } : { rows })}
      onRowActivate={onGoTo}
      emptyText="No match"
    />
  );
}

function createColumns(matches: Matches, text: string, hasIndices: boolean): Column<number>[] {
  const columnCount = Math.min(matches.groupNames.length, mostGroupColumns) + 1;
  const groups = Array.from({ length: columnCount }, (_, group) => group);
  return [
    {
      id: 'number',
      header: '#',
      text: (row) => formatNumber(row + 1),
      sortBy: (row) => row,
      width: 72,
      align: 'right',
    },
    {
      id: 'index',
      header: 'Index',
      text: (row) => String(groupRange(matches, row, 0)?.start),
      sortBy: (row) => groupRange(matches, row, 0)?.start,
      width: 88,
      align: 'right',
    },
    {
      id: 'place',
      header: 'Line:column',
      text: (row) => `${matches.lines[row]}:${matches.columns[row]}`,
      sortBy: (row) => groupRange(matches, row, 0)?.start,
      width: 108,
      align: 'right',
    },
    ...groups.map(
      (group): Column<number> => ({
        id: `group-${group}`,
        header: group === 0 ? 'Match' : nameGroup(matches, group),
        isCode: true,
        text: (row) => cellText(matches, text, row, group, hasIndices),
        sortBy: (row) => groupText(matches, text, row, group),
        render: (row) => describeAbsence(matches, row, group, hasIndices),
      }),
    ),
  ];
}

function cellText(matches: Matches, text: string, row: number, group: number, hasIndices: boolean): string {
  const range = groupRange(matches, row, group);
  if (range === undefined) {
    return 'not matched';
  }
  const content = text.slice(range.start, range.end);
  return hasIndices ? `[${range.start}, ${range.end}] ${content}` : content;
}

/** @returns undefined if the group has matched nothing, which comes last */
function groupText(matches: Matches, text: string, row: number, group: number): string | undefined {
  const range = groupRange(matches, row, group);
  return range && text.slice(range.start, range.end);
}

/** Describes, in place of the text of a cell, that nothing was matched there or that the text is empty. */
function describeAbsence(matches: Matches, row: number, group: number, hasIndices: boolean): ReactNode {
  const range = groupRange(matches, row, group);
  if (range !== undefined && range.start < range.end) {
    return undefined;
  }
  const indices = range !== undefined && hasIndices ? `[${range.start}, ${range.end}] ` : '';
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
      {indices}
      {range === undefined ? 'not matched' : 'empty'}
    </Box>
  );
}
