import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { MarkedText } from '#renderer/components/marked-text.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import type { HtmlEntity } from '#renderer/state/lists/filter-html-entities.ts';
import { htmlEntities } from '#renderer/state/lists/lists.ts';
import { EntityCoder } from './entity-coder.tsx';
import { ListTable } from './list-table.tsx';
import { useFilteredList } from './use-filtered-list.ts';

export function HtmlEntitiesTab() {
  const list = useFilteredList(htmlEntities.applyFilter, (state) => state.htmlEntities);
  const { term } = list;
  const columns = useMemo(
    (): Column<HtmlEntity>[] => [
      { id: 'character', header: 'Character', text: ({ character }) => character, width: 96 },
      {
        id: 'entityName',
        header: 'Name',
        text: ({ entityName }) => entityName,
        render: ({ entityName }) => <MarkedText text={entityName} term={term} />,
        isCode: true,
      },
      {
        id: 'entityNumber',
        header: 'Number',
        text: ({ entityNumber }) => entityNumber,
        render: ({ entityNumber }) => <MarkedText text={entityNumber} term={term} />,
        isCode: true,
      },
      {
        id: 'description',
        header: 'Description',
        text: ({ description }) => description,
        render: ({ description }) => <MarkedText text={description} term={term} />,
      },
    ],
    [term],
  );
  return (
    <DraggablePanes
      first={
        <Box sx={{ height: '100%' }}>
          <ListTable list={list} label="HTML Entities" columns={columns} unit={['entity', 'entities']} />
        </Box>
      }
      second={<EntityCoder />}
    />
  );
}
