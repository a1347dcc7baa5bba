import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { createLazyPart } from '../lazy-part/lazy-part.ts';
import { LazyPartView } from '../lazy-part/lazy-part-view.tsx';
import { longestShown } from './table-row.tsx';

interface Props {
  readonly cellId: string;
  readonly table: RefObject<HTMLElement | null>;
  /** The text shown in the cell, or its beginning. */
  readonly text: string;
  /** Returns the whole text, if `text` is only the beginning. */
  readonly readAll: (() => Promise<string>) | undefined;
}

const textBeside = createLazyPart('FullText', async () => (await import('./text-beside.tsx')).TextBeside);

/** The whole text of a cut cell, shown below it while the cell has the keyboard focus; Escape hides it. */
export function FullText({ cellId, table, text, readAll }: Props) {
  const [cutCell, setCutCell] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const cell = document.getElementById(cellId);
    const isCut = cell !== null && (cell.scrollWidth > cell.clientWidth || text.length > longestShown);
    // Mouse users see the text by hovering over it.
    setCutCell(isCut && table.current?.matches(':focus-visible') ? cell : undefined);
  }, [cellId, table, text]);
  useEffect(() => {
    const hide = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && cutCell !== undefined) {
        event.stopPropagation();
        setCutCell(undefined);
      }
    };
    const element = table.current;
    element?.addEventListener('keydown', hide);
    return () => element?.removeEventListener('keydown', hide);
  }, [table, cutCell]);
  // Where the part is missing, the cell shows as much of its text as before.
  return (
    cutCell !== undefined && (
      <LazyPartView key={cellId} part={textBeside} props={{ cell: cutCell, text, readAll }} missing={() => null} />
    )
  );
}
