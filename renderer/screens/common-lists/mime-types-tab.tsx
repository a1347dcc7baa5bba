import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { MarkedText } from '#renderer/components/marked-text.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import { useTextInput } from '#renderer/state/inputs/text-inputs.ts';
import type { MimeType } from '#tools/common-lists/lists/filter-mime-types.ts';
import { commonLists } from '#tools/common-lists/tool.ts';
import { choices } from './choices.ts';
import { ListTable } from './list-table.tsx';
import { filterMimeTypeList } from './lists/apply-filter.ts';
import { mimeTypes } from './lists/lists.ts';
import { useFilteredList } from './use-filtered-list.ts';

const listExtensions = ({ extensions }: MimeType) => extensions.map((extension) => `.${extension}`).join(' ');

/** The format of mime-db: from type to extensions. */
function toJson(elements: readonly MimeType[]): string {
  return JSON.stringify(Object.fromEntries(elements.map(({ type, extensions }) => [type, extensions])), null, 2);
}

export function MimeTypesTab() {
  const { mimeTypesPageSize } = choices.use();
  const { value: filter, setValue: setFilter } = useTextInput(commonLists.inputs.search.name);
  const list = useFilteredList({ filter, setFilter }, filterMimeTypeList, mimeTypes.select);
  const columns = useMemo((): Column<MimeType>[] => {
    const bare = list.term.replace(/^\./u, '');
    return [
      {
        id: 'type',
        header: 'Type',
        text: ({ type }) => type,
        render: ({ type }) => <MarkedText text={type} term={bare} />,
        isCode: true,
        minWidth: 200,
      },
      {
        id: 'extensions',
        header: 'Extensions',
        text: listExtensions,
        render: (row) => <MarkedText text={listExtensions(row)} term={bare} />,
        isCode: true,
      },
    ];
  }, [list.term]);
  return (
    // On a phone the page scrolls, so the table has a height of its own.
    <Box sx={{ flex: { xs: '1 0 560px', md: 1 }, height: { xs: 560, md: 'auto' }, minHeight: 0 }}>
      <ListTable
        list={list}
        label="Mime-types"
        columns={columns}
        unit={['type', 'types']}
        toJson={toJson}
        fileName="mime-types.json"
        pageSize={mimeTypesPageSize}
        onPageSizeChange={(pageSize) => choices.change({ mimeTypesPageSize: pageSize })}
      />
    </Box>
  );
}
