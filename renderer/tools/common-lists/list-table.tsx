import Button from '@mui/material/Button';
import { FilteredTable } from '#renderer/components/filtered-table/filtered-table.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import type { FilteredList } from './use-filtered-list.ts';

interface Props<Element> {
  readonly list: FilteredList<Element>;
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Element>[];
  /** What the elements are called: one, and several. */
  readonly unit: readonly [string, string];
}

/** A list of the store; a click on a cell copies it. */
export function ListTable<Element>({ list, label, columns, unit }: Props<Element>) {
  const isThere = !list.isLoading && !list.hasFailed;
  return (
    <FilteredTable
      label={label}
      columns={columns}
      rows={list.elements}
      unit={unit}
      filter={list.filter}
      onFilterChange={list.setFilter}
      isCounted={isThere}
      isBusy={list.isLoading}
      emptyText={isThere ? `Nothing contains “${list.term}”.` : ''}
      note={
        list.hasFailed && (
          <ErrorNote error={{ code: 'not-loaded', message: 'The list could not be loaded.' }}>
            <Button size="small" onClick={list.retry}>
              Retry
            </Button>
          </ErrorNote>
        )
      }
    />
  );
}
