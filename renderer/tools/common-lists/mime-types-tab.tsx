import { useMemo } from 'react';
import { MarkedText } from '#renderer/components/marked-text.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import type { MimeType } from '#renderer/state/lists/filter-mime-types.ts';
import { mimeTypes } from '#renderer/state/lists/lists.ts';
import { ListTable } from './list-table.tsx';
import { useFilteredList } from './use-filtered-list.ts';

const listExtensions = ({ extensions }: MimeType) => extensions.map((extension) => `.${extension}`).join(' ');

export function MimeTypesTab() {
  const list = useFilteredList(mimeTypes.applyFilter, (state) => state.mimeTypes);
  const columns = useMemo((): Column<MimeType>[] => {
    const bare = list.term.replace(/^\./u, '');
    return [
      {
        id: 'type',
        header: 'Type',
        text: ({ type }) => type,
        render: ({ type }) => <MarkedText text={type} term={bare} />,
        isCode: true,
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
  return <ListTable list={list} label="Mime-types" columns={columns} unit={['type', 'types']} />;
}
