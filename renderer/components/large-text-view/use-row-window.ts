import { useEffect, useRef, useState } from 'react';
import type { LoadRows } from './row-of-line.ts';
import type { TextRow } from './text-rows.ts';

export interface RowWindow {
  readonly from: number;
  readonly rows: readonly TextRow[];
  /** The most UTF-16 code units that a row seen so far has. */
  readonly widest: number;
}

/** Rows loaded beyond what is seen, on each side. */
const margin = 60;

interface Wanted {
  readonly first: number;
  readonly last: number;
  readonly rowCount: number;
  readonly loadRows: LoadRows;
}

/**
 * Rows around the wanted ones, loaded one request at a time, the newest wish next. Until they come the
 * former ones stay.
 */
export function useRowWindow({ first, last, rowCount, loadRows }: Wanted): RowWindow {
  const [loaded, setLoaded] = useState<RowWindow & { loadRows?: LoadRows }>({ from: 0, rows: [], widest: 0 });
  const isLoading = useRef(false);
  const [finished, setFinished] = useState(0);
  const end = Math.min(last, rowCount);
  const isComplete = loaded.loadRows === loadRows && first >= loaded.from && end <= loaded.from + loaded.rows.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `finished` asks again for what was wished meanwhile.
  useEffect(() => {
    if (isComplete || isLoading.current) {
      return;
    }
    isLoading.current = true;
    const from = Math.max(0, first - margin);
    loadRows(from, Math.min(rowCount, end + margin))
      .then(
        (rows) =>
          setLoaded((former) => ({
            from,
            rows,
            widest: Math.max(former.loadRows === loadRows ? former.widest : 0, ...rows.map(({ text }) => text.length)),
            loadRows,
          })),
        // The text has gone, its worker with it; a newer one is on its way or none is wanted.
        () => undefined,
      )
      .finally(() => {
        isLoading.current = false;
        setFinished((count) => count + 1);
      });
  }, [isComplete, first, end, rowCount, loadRows, finished]);

  return loaded;
}
