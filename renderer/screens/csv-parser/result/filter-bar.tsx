import ClearIcon from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { controlHeight } from '#renderer/components/density.ts';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { ringWithin } from '#renderer/components/fields/ring-within.ts';
import { countOf } from '#shared/formats/words/count-of.ts';
import { formatNumber } from '#shared/formats/words/locale.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { mostColumns } from '#tools/csv-parser/table/most-columns.ts';
import type { CsvTable, RowView } from '../use-csv-table.ts';
import { columnNameOf } from './parsed-table.tsx';

interface Props {
  readonly table: CsvTable;
  readonly view: RowView;
}

/** Keeps the rows that contain a text, in any column or in one. */
export function FilterBar({ table, view }: Props) {
  const { filter, setFilter } = table;
  const field = useRef<HTMLInputElement>(null);
  const change = (text: string) => setFilter({ ...filter, text });
  const { rowCount: total, columnCount, header } = view.of;
  const columns = Array.from({ length: Math.min(columnCount, mostColumns) }, (_, column) => ({
    value: column,
    label: shortenText(columnNameOf(header, column), 60),
  }));
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        px: 1.5,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <InputBase
        inputRef={field}
        value={filter.text}
        onChange={({ target }) => change(target.value)}
        placeholder="Filter rows"
        slotProps={{ input: { 'aria-label': 'Filter rows', spellCheck: false, autoComplete: 'off' } }}
        endAdornment={
          filter.text !== '' && (
            <IconButton
              data-hint="Clear the filter"
              size="small"
              aria-label="Clear the filter"
              onClick={() => {
                field.current?.focus();
                change('');
              }}
            >
              <ClearIcon sx={{ fontSize: 18 }} />
            </IconButton>
          )
        }
        sx={{ flex: '1 1 140px', fontSize: 14, minHeight: { xs: 44, md: controlHeight }, ...ringWithin }}
      />
      <CompactSelect
        label="Column to filter"
        value={filter.column ?? -1}
        onChange={(column) => setFilter({ ...filter, column: column === -1 ? undefined : column })}
        options={[{ value: -1, label: 'Any column' }, ...columns]}
      />
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {view.filter.text === ''
          ? countOf(total, 'row')
          : `${formatNumber(view.rowCount)} of ${formatNumber(total)} rows`}
      </Typography>
    </Box>
  );
}
