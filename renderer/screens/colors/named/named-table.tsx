import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { CompactSelect } from '#renderer/components/fields/compact-select.tsx';
import { FilteredTable } from '#renderer/components/filtered-table/filtered-table.tsx';
import { MarkedText } from '#renderer/components/marked-text.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import { colorFamilies, type NamedColor } from '#tools/colors/color-names.ts';
import { type FamilyChoice, filterColors, readTerms } from '#tools/colors/named/filter-colors.ts';
import { ColorSwatch } from '../color-swatch.tsx';
import { choices, pageSizes } from './choices.ts';

const families: readonly { readonly value: FamilyChoice; readonly label: string }[] = [
  { value: 'all', label: 'All families' },
  ...colorFamilies.map((family) => ({ value: family, label: family })),
];

/** The named colours, by family and filter; clicking a cell copies it. */
export function NamedTable() {
  const { filter, family, pageSize } = choices.use();
  const rows = useMemo(() => filterColors(family, filter), [family, filter]);
  const columns = useMemo((): Column<NamedColor>[] => {
    const terms = readTerms(filter);
    return [
      {
        id: 'name',
        header: 'Name',
        text: ({ name }) => name,
        render: ({ name, hex }) => (
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
            <ColorSwatch css={hex} />
            <span>
              <MarkedText text={name} term={terms.name} />
            </span>
          </Box>
        ),
      },
      {
        id: 'rgb',
        header: 'RGB',
        text: ({ rgb }) => rgb,
        render: ({ rgb }) => <MarkedText text={rgb} term={terms.rgb} />,
        isCode: true,
      },
      {
        id: 'hex',
        header: 'Hex',
        text: ({ hex }) => hex,
        render: ({ hex }) => <MarkedText text={hex} term={terms.hex} />,
        isCode: true,
        width: 96,
      },
      { id: 'family', header: 'Family', text: (color) => color.family },
    ];
  }, [filter]);
  return (
    <FilteredTable
      label="Named colors"
      columns={columns}
      rows={rows}
      unit={['colour', 'colours']}
      filter={filter}
      onFilterChange={(next) => choices.change({ filter: next })}
      options={
        <CompactSelect
          label="Family"
          value={family}
          onChange={(next) => choices.change({ family: next })}
          options={families}
        />
      }
      pageSizes={pageSizes}
      pageSize={pageSize}
      onPageSizeChange={(next) => choices.change({ pageSize: next })}
      emptyText={
        family === 'all'
          ? `Nothing contains “${filter.trim()}”.`
          : `Nothing in “${family}” contains “${filter.trim()}”.`
      }
    />
  );
}
