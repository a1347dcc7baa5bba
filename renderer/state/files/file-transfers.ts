import { createSessionValue } from '../kept/session-value.ts';

/** A file on its way to or from the disk. */
export interface FileTransfer {
  readonly id: number;
  /** "Saving big.json". */
  readonly label: string;
  /** The share that is done, from 0 to 1, or undefined while it is unknown. */
  readonly progress: number | undefined;
  readonly cancel: () => void;
}

const transfers = createSessionValue<readonly FileTransfer[]>([]);

let lastId = 0;

/** What is passed to the work on a transfer. */
export interface TransferControl {
  /** Aborted when the user presses Cancel. */
  readonly signal: AbortSignal;
  /** The transfer shows from the first call on. @param fraction 0 to 1, or undefined if unknown */
  readonly onProgress: (fraction: number | undefined) => void;
}

/**
 * Shows a transfer until it ends, even if the user moves to another screen.
 * @example await showTransfer('Saving a.json', ({ signal, onProgress }) => save(signal, onProgress))
 */
export async function showTransfer<Outcome>(
  label: string,
  run: (control: TransferControl) => Promise<Outcome>,
): Promise<Outcome> {
  lastId += 1;
  const id = lastId;
  const controller = new AbortController();
  const cancel = () => controller.abort();
  const isOther = (other: FileTransfer) => other.id !== id;
  const onProgress = (progress: number | undefined) => {
    const shown = transfers.read();
    const transfer = { id, label, progress, cancel };
    transfers.write(shown.every(isOther) ? [...shown, transfer] : shown.map((it) => (isOther(it) ? it : transfer)));
  };
  try {
    return await run({ signal: controller.signal, onProgress });
  } finally {
    transfers.write(transfers.read().filter(isOther));
  }
}

/** The transfers in progress, oldest first. */
export function useFileTransfers(): readonly FileTransfer[] {
  return transfers.use();
}
