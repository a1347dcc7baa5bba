import { type RefObject, useLayoutEffect, useState } from 'react';
import { monospaceFont } from '#renderer/components/code-editor/look/code-metrics.ts';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import type { Column, ColumnSize } from './table-columns.ts';

/** The limits of a column's width, in pixels. */
const narrowestColumn = 48;
const widestColumn = 1_200;

/** The greatest width in pixels that a column asks for by itself, and the one it gets if there are many. */
const mostNatural = 480;
const mostLeast = 240;

/** Pixels around the text of a cell, with room for the arrow of a header. */
const cellRoom = 26;
const headerRoom = 46;

/** Characters: a longer text is wider than any column becomes by itself. */
const longestMeasured = 100;

interface Rows<Row> {
  readonly columns: readonly Column<Row>[];
  readonly rowCount: number;
  readonly rowAt: (index: number) => Row;
  /** The range of visible rows (end-exclusive), which are measured. */
  readonly first: number;
  readonly last: number;
}

interface ColumnSizes {
  readonly sizes: readonly ColumnSize[];
  /** Sets the width of a column, in pixels. */
  readonly resize: (columnId: string, pixels: number) => void;
  /** Makes a column as wide as its visible text requires. */
  readonly fit: (columnId: string) => void;
}

interface Known {
  /** Identifies the columns. */
  readonly of: string;
  /** Pixels by column id, as required by the text of the first rows; undefined until there are rows. */
  readonly natural: ReadonlyMap<string, number> | undefined;
  /** Pixels by column id, as set by the user. */
  readonly chosen: ReadonlyMap<string, number>;
}

const nothingChosen: ReadonlyMap<string, number> = new Map();

/**
 * The widths of a table's columns: as required by their text in the first rows, which is measured once, or as set by
 * the user. A different set of columns starts afresh.
 */
export function useColumnSizes<Row>(table: RefObject<HTMLElement | null>, rows: Rows<Row>): ColumnSizes {
  const { columns } = rows;
  const key = columns.map(({ id, header }) => `${id}\u0000${header}`).join('\u0001');
  const [known, setKnown] = useState<Known>({ of: key, natural: undefined, chosen: nothingChosen });
  const isKnown = known.of === key;
  const natural = isKnown ? known.natural : undefined;
  const chosen = isKnown ? known.chosen : nothingChosen;

  useLayoutEffect(() => {
    const { rowCount, rowAt, first, last } = rows;
    // Rows that are loaded from elsewhere are not there at first.
    if (natural === undefined && table.current !== null && rowCount > 0 && last > first && rowAt(first) !== undefined) {
      const measure = measureIn(table.current);
      const widths = columns.map((column) => [column.id, naturalWidth(column, rows, measure)] as const);
      setKnown({ of: key, natural: new Map(widths), chosen });
    }
  });

  const resize = (columnId: string, pixels: number) => {
    const width = Math.round(Math.min(Math.max(narrowestColumn, pixels), widestColumn));
    setKnown({ of: key, natural, chosen: new Map(chosen).set(columnId, width) });
  };
  return {
    sizes: columns.map((column) => sizeOf(column, chosen.get(column.id), natural?.get(column.id))),
    resize,
    fit(columnId) {
      const column = columns.find(({ id }) => id === columnId);
      if (column !== undefined && table.current !== null) {
        resize(columnId, naturalWidth(column, rows, measureIn(table.current), widestColumn));
      }
    },
  };
}

function sizeOf({ width, minWidth = 0 }: Column<never>, chosen: number | undefined, natural = mostLeast): ColumnSize {
  const pixels = chosen ?? width;
  if (pixels !== undefined) {
    return { pixels };
  }
  const wanted = Math.max(natural, minWidth);
  return { natural: wanted, least: Math.max(Math.min(wanted, mostLeast), minWidth) };
}

type Measure = (text: string, font: 'data' | 'text' | 'header') => number;

let context: CanvasRenderingContext2D | null | undefined;

/** Measures text in the font of the table's cells. */
function measureIn(table: HTMLElement): Measure {
  context ??= document.createElement('canvas').getContext('2d');
  const { fontSize, fontFamily } = getComputedStyle(table);
  const fonts = {
    data: `${fontSize} ${monospaceFont}`,
    text: `${fontSize} ${fontFamily}`,
    header: `600 ${fontSize} ${fontFamily}`,
  };
  return (text, font) => {
    if (context === null || context === undefined) {
      return text.length * 8;
    }
    context.font = fonts[font];
    return context.measureText(text).width;
  };
}

function naturalWidth<Row>(
  { header, text, isCode }: Column<Row>,
  { rowAt, first, last }: Rows<Row>,
  measure: Measure,
  most = mostNatural,
): number {
  let widest = measure(header, 'header') + headerRoom;
  for (let index = first; index < last; index += 1) {
    const shown = shortenText(text(rowAt(index)), longestMeasured);
    widest = Math.max(widest, measure(shown, isCode === true ? 'data' : 'text') + cellRoom);
  }
  return Math.ceil(Math.min(widest, most));
}
