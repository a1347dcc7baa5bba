import { createContext, use, useEffect } from 'react';

/** Receives the number of rows of the text that is entered in a pane. */
export const TellRows = createContext<(rows: number) => void>(() => undefined);

/** The most rows that make a pane higher. */
const mostRows = 20;
/** Characters that are searched for line breaks. */
const mostCharacters = 4_000;

/** Tells the pane that contains an entered text how many rows it has. */
export function useTellRows(text: string | undefined): void {
  const tell = use(TellRows);
  const rows = text === undefined ? undefined : text.slice(0, mostCharacters).split('\n', mostRows).length;
  useEffect(() => {
    if (rows !== undefined) {
      tell(rows);
    }
  }, [tell, rows]);
}
