import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { shortenText } from '#shared/formats/words/shorten-text.ts';
import { longestShown } from './table-row.tsx';

interface Props {
  readonly cellId: string;
  readonly table: RefObject<HTMLElement | null>;
  /** The text shown in the cell, or its beginning. */
  readonly text: string;
  /** Returns the whole text, if `text` is only the beginning. */
  readonly readAll: (() => Promise<string>) | undefined;
}

/** The most characters of a cell that are shown: a cell can hold megabytes. */
const most = 4_000;

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
    const hide = ({ key }: KeyboardEvent) => key === 'Escape' && setCutCell(undefined);
    const element = table.current;
    element?.addEventListener('keydown', hide);
    return () => element?.removeEventListener('keydown', hide);
  }, [table]);
  return cutCell === undefined ? null : <Shown key={cellId} cell={cutCell} text={text} readAll={readAll} />;
}

function Shown({ cell, text, readAll }: { cell: HTMLElement } & Pick<Props, 'text' | 'readAll'>) {
  const [all, setAll] = useState<string>();
  const read = useEffectEvent(() => readAll?.() ?? Promise.resolve(text));
  useEffect(() => {
    let isHere = true;
    read().then(
      (whole) => isHere && setAll(whole),
      // The beginning stays.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return (
    <Popper open anchorEl={cell} placement="bottom-start" sx={{ zIndex: 'tooltip', pointerEvents: 'none' }}>
      <Paper elevation={6} sx={{ border: 1, borderColor: 'divider', maxWidth: 'min(640px, 90vw)', my: 0.5 }}>
        <Box
          sx={{
            maxHeight: 240,
            overflow: 'hidden',
            px: 1.5,
            py: 1,
            fontSize: 13,
            fontFamily: getComputedStyle(cell).fontFamily,
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
          }}
        >
          {shortenText(all ?? text, most)}
        </Box>
      </Paper>
    </Popper>
  );
}
