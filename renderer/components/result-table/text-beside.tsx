import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useEffect, useEffectEvent, useState } from 'react';
import { shortenText } from '#shared/formats/words/shorten-text.ts';

interface Props {
  readonly cell: HTMLElement;
  /** The text, or its beginning. */
  readonly text: string;
  /** Returns the whole text, if `text` is only the beginning. */
  readonly readAll: (() => Promise<string>) | undefined;
}

/** The most characters that are shown: a cell can hold megabytes. */
const most = 4_000;

/** Shows a text below an element. */
export function TextBeside({ cell, text, readAll }: Props) {
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
