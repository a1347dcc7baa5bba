import { createContext, use, useEffect } from 'react';

/** Takes how many rows the text has that is entered in a pane. */
export const TellRows = createContext<(rows: number) => void>(() => undefined);

/** More rows than this make no pane higher. */
const mostRows = 20;
/** Characters in which they are looked for. */
const mostCharacters = 4_000;

/** Tells the pane that an entered text is in how many rows it has. */
export function useTellRows(text: string | undefined): void {
  const tell = use(TellRows);
  const rows = text === undefined ? undefined : text.slice(0, mostCharacters).split('\n', mostRows).length;
  useEffect(() => {
    if (rows !== undefined) {
      tell(rows);
    }
  }, [tell, rows]);
}
