import ClearIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TablePagination from '@mui/material/TablePagination';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { BusyIndicator } from '#renderer/components/busy-indicator/busy-indicator.tsx';
import { ErrorNote } from '#renderer/components/pane/error-note.tsx';
import { ResultTable } from '#renderer/components/result-table/result-table.tsx';
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

const pageSizes = [5, 10, 25, 50, 100];

/** A list with its filter above it and its pages below; a click on a cell copies it. */
export function FilteredTable<Element>({ list, label, columns, unit }: Props<Element>) {
  const { elements, filter } = list;
  const [pageSize, setPageSize] = useState(25);
  const [place, setPlace] = useState({ filter, page: 0 });
  // Another filter begins at the first page.
  const lastPage = Math.max(0, Math.ceil(elements.length / pageSize) - 1);
  const page = place.filter === filter ? Math.min(place.page, lastPage) : 0;
  const start = page * pageSize;
  const shown = elements.slice(start, start + pageSize);
  const count = `${elements.length.toLocaleString('en')} ${elements.length === 1 ? unit[0] : unit[1]}`;

  return (
    <Box
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, p: 1.5, pt: 2 }}>
        <FilterField filter={filter} onChange={list.setFilter} />
        <Box role="status" sx={{ fontSize: 13, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {list.isLoading || list.hasFailed ? '' : `${count} found`}
        </Box>
      </Box>
      {list.hasFailed && (
        <ErrorNote error={{ code: 'not-loaded', message: 'The list could not be loaded.' }}>
          <Button size="small" onClick={list.retry}>
            Retry
          </Button>
        </ErrorNote>
      )}
      <Box sx={{ flex: 1, minHeight: 120, position: 'relative', borderTop: 1, borderColor: 'divider' }}>
        <BusyIndicator isBusy={list.isLoading} label="Loading the list" />
        <ResultTable
          key={`${filter} ${page} ${pageSize}`}
          label={label}
          columns={columns}
          rowCount={shown.length}
          rowAt={(index) => shown[index] as Element}
          copiesOnClick
          emptyText={list.isLoading || list.hasFailed ? '' : `Nothing contains “${list.term}”.`}
        />
      </Box>
      <TablePagination
        component="div"
        count={elements.length}
        page={page}
        rowsPerPage={pageSize}
        rowsPerPageOptions={pageSizes}
        onPageChange={(_, next) => setPlace({ filter, page: next })}
        onRowsPerPageChange={({ target }) => {
          setPageSize(Number(target.value));
          setPlace({ filter, page: 0 });
        }}
        sx={{ borderTop: 1, borderColor: 'divider', flexShrink: 0, overflow: 'hidden' }}
      />
    </Box>
  );
}

function FilterField({ filter, onChange }: { filter: string; onChange: (filter: string) => void }) {
  return (
    <TextField
      size="small"
      label="Filter"
      value={filter}
      onChange={({ target }) => onChange(target.value)}
      sx={{ flex: '1 1 200px', maxWidth: 480 }}
      slotProps={{
        htmlInput: { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' },
        input: {
          endAdornment: filter !== '' && (
            <InputAdornment position="end">
              <Tooltip title="Clear the filter">
                <IconButton size="small" edge="end" aria-label="Clear the filter" onClick={() => onChange('')}>
                  <ClearIcon sx={{ fontSize: 20 }} />
                </IconButton>
              </Tooltip>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
