import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { codeText } from '#renderer/components/code-editor/look/code-metrics.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { Column } from './table-columns.ts';

interface Props<Row> {
  /** The index of the row, from 0. */
  readonly index: number;
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly template: string;
  readonly height: number;
  /** The cells' ids consist of this and the column. */
  readonly idPrefix: string;
  /** The column of the focused cell. */
  readonly activeColumn: number | undefined;
  /** The pointer, which tells what a click does. */
  readonly cursor: 'auto' | 'copy' | 'pointer';
  readonly onCellClick: ((column: number) => void) | undefined;
}

/** The most characters of a cell that are shown: a cell can hold megabytes. */
export const longestShown = 300;

/** One row of the table's body. */
export function TableRow<Row>(props: Props<Row>) {
  const { index, row, columns, template, height, idPrefix, activeColumn, cursor, onCellClick } = props;
  return (
    <Box
      role="row"
      aria-rowindex={index + 2}
      sx={{
        display: 'grid',
        boxSizing: 'border-box',
        borderBottom: 1,
        borderColor: 'divider',
        fontVariantNumeric: 'tabular-nums',
        '&:hover': { bgcolor: 'action.hover' },
      }}
      style={{ gridTemplateColumns: template, height }}
    >
      {columns.map((column, columnIndex) => {
        const text = onOneLine(column.text(row));
        const rendered = column.render?.(row);
        return (
          <Box
            key={column.id}
            id={`${idPrefix}-${columnIndex}`}
            role="gridcell"
            tabIndex={-1}
            aria-colindex={columnIndex + 1}
            title={text}
            onClick={onCellClick && ((event: MouseEvent) => !isInLink(event.target) && onCellClick(columnIndex))}
            sx={{
              minWidth: 0,
              px: 1.5,
              lineHeight: `${height - 1}px`,
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'pre',
              textAlign: column.align ?? 'left',
              cursor: cursor === 'copy' && text === '' ? 'auto' : cursor,
              outline: columnIndex === activeColumn ? '2px solid' : 'none',
              outlineColor: 'focus.main',
              outlineOffset: -2,
              ...(column.isCode === true ? codeText : {}),
            }}
          >
            {rendered === undefined ? text : rendered}
          </Box>
        );
      })}
    </Box>
  );
}

/** A click on a link follows it and does nothing else. */
function isInLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

/** A cell is one line, so its line breaks are shown as a symbol. */
function onOneLine(text: string): string {
  return shortenText(text, longestShown).replaceAll(/\r\n|\r|\n/gu, '⏎');
}
