import Button from '@mui/material/Button';
import { CopyButton } from '#renderer/components/copy-button/copy-button.tsx';
import { FilteredTable } from '#renderer/components/filtered-table/filtered-table.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import { SaveButton } from '#renderer/components/save-button.tsx';
import type { FilteredList } from './use-filtered-list.ts';

interface Props<Element> {
  readonly list: FilteredList<Element>;
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly Column<Element>[];
  /** The name of an element: singular and plural. */
  readonly unit: readonly [string, string];
  /** The text that is copied or saved for the elements found. */
  readonly toJson: (elements: readonly Element[]) => string;
  readonly fileName: string;
  readonly pageSize: number;
  readonly onPageSizeChange: (pageSize: number) => void;
}

/** A list from the store; clicking a cell copies it. */
export function ListTable<Element>(props: Props<Element>) {
  const { list, label, columns, unit, toJson, fileName, pageSize, onPageSizeChange } = props;
  const { elements, term, isLoading, hasFailed } = list;
  const isThere = !isLoading && !hasFailed;
  const isEmpty = elements.length === 0;
  return (
    <FilteredTable
      label={label}
      columns={columns}
      rows={elements}
      unit={unit}
      filter={list.filter}
      onFilterChange={list.setFilter}
      pageSize={pageSize}
      onPageSizeChange={onPageSizeChange}
      actions={
        <>
          <CopyButton label={`all ${unit[1]} found`} content={() => toJson(elements)} disabled={isEmpty} />
          <SaveButton
            label={`all ${unit[1]} found`}
            getContent={() => toJson(elements)}
            disabled={isEmpty}
            suggestedName={fileName}
            filter={{ name: 'JSON', extensions: ['json'] }}
          />
        </>
      }
      isBusy={isLoading}
      emptyText={isThere ? `Nothing contains “${term}”.` : ''}
      {...(isThere ? {} : { status: '' })}
      note={
        hasFailed && (
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
