import { useEffect, useRef, useState } from 'react';

export interface RowWindow<Row> {
  readonly from: number;
  readonly rows: readonly Row[];
}

/** Rows loaded beyond the visible ones, on each side. */
const margin = 60;

interface Wanted<Row> {
  readonly first: number;
  readonly last: number;
  readonly rowCount: number;
  /** Loads rows; must be another function if the rows are others. */
  readonly loadRows: (from: number, to: number) => Promise<readonly Row[]>;
}

/**
 * Loads the rows around the wanted ones, one request at a time, always for the latest position. The former rows stay
 * until the new ones arrive.
 */
export function useRowWindow<Row>({ first, last, rowCount, loadRows }: Wanted<Row>): RowWindow<Row> {
  const [loaded, setLoaded] = useState<RowWindow<Row> & Partial<Pick<Wanted<Row>, 'loadRows'>>>({ from: 0, rows: [] });
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
        (rows) => setLoaded({ from, rows, loadRows }),
        // The text is gone and its worker with it; a newer one is on its way, or none is wanted.
        () => undefined,
      )
      .finally(() => {
        isLoading.current = false;
        setFinished((count) => count + 1);
      });
  }, [isComplete, first, end, rowCount, loadRows, finished]);

  return loaded;
}
