import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { DraggablePanes } from '#renderer/components/draggable-panes/draggable-panes.tsx';
import { MarkedText } from '#renderer/components/marked-text.tsx';
import type { Column } from '#renderer/components/result-table/table-columns.ts';
import type { HtmlEntity } from '#tools/common-lists/lists/filter-html-entities.ts';
import { showCharacter } from '#tools/common-lists/show-character.ts';
import { choices } from './choices.ts';
import { EntityCoder } from './entity-coder.tsx';
import { ListTable } from './list-table.tsx';
import { filterHtmlEntityList } from './lists/apply-filter.ts';
import { htmlEntities } from './lists/lists.ts';
import { useFilteredList } from './use-filtered-list.ts';

function toJson(elements: readonly HtmlEntity[]): string {
  return JSON.stringify(elements, null, 2);
}

export function HtmlEntitiesTab() {
  const { htmlEntitiesPageSize, htmlEntitiesFilter: filter } = choices.use();
  const setFilter = (next: string) => choices.change({ htmlEntitiesFilter: next });
  const list = useFilteredList({ filter, setFilter }, filterHtmlEntityList, htmlEntities.select);
  const { term } = list;
  const columns = useMemo(
    (): Column<HtmlEntity>[] => [
      {
        id: 'character',
        header: 'Character',
        text: ({ character }) => character,
        render: ({ character }) => <Character character={character} term={term} />,
        width: 116,
      },
      {
        id: 'entityName',
        header: 'Name',
        text: ({ entityName }) => entityName,
        render: ({ entityName }) => <MarkedText text={entityName} term={term} />,
        isCode: true,
        minWidth: 130,
      },
      {
        id: 'entityNumber',
        header: 'Number',
        text: ({ entityNumber }) => entityNumber,
        render: ({ entityNumber }) => <MarkedText text={entityNumber} term={term} />,
        isCode: true,
        minWidth: 90,
      },
      {
        id: 'description',
        header: 'Description',
        text: ({ description }) => description,
        render: ({ description }) => <MarkedText text={description} term={term} />,
        minWidth: 160,
      },
    ],
    [term],
  );
  return (
    <DraggablePanes
      firstSize="58%"
      stackedHeights={[620, 440]}
      first={
        <Box sx={{ height: '100%' }}>
          <ListTable
            list={list}
            label="HTML Entities"
            columns={columns}
            unit={['entity', 'entities']}
            toJson={toJson}
            fileName="html-entities.json"
            pageSize={htmlEntitiesPageSize}
            onPageSizeChange={(pageSize) => choices.change({ htmlEntitiesPageSize: pageSize })}
          />
        </Box>
      }
      second={<EntityCoder />}
    />
  );
}

function Character({ character, term }: { character: string; term: string }) {
  const { text, isSign } = showCharacter(character);
  return isSign ? (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: 12 }}>
      {text}
    </Box>
  ) : (
    <Box component="span" sx={{ fontSize: 16 }}>
      {/* A filter matches the case of a character exactly. */}
      <MarkedText text={text} term={character === term ? term : ''} />
    </Box>
  );
}
