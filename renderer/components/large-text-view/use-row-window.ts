import { useEffect, useRef, useState } from 'react';

export interface RowWindow<Row> {
  readonly from: number;
  readonly rows: readonly Row[];
}

/** Rows loaded beyond the visible ones, on each side. */
const margin = 60;

/**
 * How often the same rows are asked for in a row if that fails. The first request may have been lost with a worker that
 * was ended for newer work; without a limit, a worker that no longer has the rows would be asked forever.
 */
const mostAttempts = 2;

interface Wanted<Row> {
  readonly first: number;
  readonly last: number;
  readonly rowCount: number;
  /** Loads rows; must be another function if the rows are others. */
  readonly loadRows: (from: number, to: number) => Promise<readonly Row[]>;
}

/** The rows that could not be loaded last. */
interface Failed<Row> extends Pick<Wanted<Row>, 'loadRows'> {
  readonly from: number;
  readonly to: number;
  readonly attempts: number;
}

/**
 * Loads the rows around the wanted ones, one request at a time, always for the latest position. The previous rows stay
 * until the new ones arrive. Rows that could not be loaded are asked for once more, and then only after others or by
 * another function.
 */
export function useRowWindow<Row>({ first, last, rowCount, loadRows }: Wanted<Row>): RowWindow<Row> {
  const [loaded, setLoaded] = useState<RowWindow<Row> & Partial<Pick<Wanted<Row>, 'loadRows'>>>({ from: 0, rows: [] });
  const isLoading = useRef(false);
  const failed = useRef<Failed<Row>>(undefined);
  const [finished, setFinished] = useState(0);
  const end = Math.min(last, rowCount);
  const isComplete = loaded.loadRows === loadRows && first >= loaded.from && end <= loaded.from + loaded.rows.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `finished` asks again for what was wished meanwhile.
  useEffect(() => {
    if (isComplete || isLoading.current) {
      return;
    }
    const from = Math.max(0, first - margin);
    const to = Math.min(rowCount, end + margin);
    const { current: last } = failed;
    const attempts = last?.loadRows === loadRows && last.from === from && last.to === to ? last.attempts : 0;
    if (attempts >= mostAttempts) {
      return;
    }
    isLoading.current = true;
    loadRows(from, to)
      .then(
        (rows) => {
          failed.current = undefined;
          setLoaded({ from, rows, loadRows });
        },
        // The text is gone and its worker with it; a newer one is on its way, or none is wanted.
        () => {
          failed.current = { loadRows, from, to, attempts: attempts + 1 };
        },
      )
      .finally(() => {
        isLoading.current = false;
        setFinished((count) => count + 1);
      });
  }, [isComplete, first, end, rowCount, loadRows, finished]);

  return loaded;
}
