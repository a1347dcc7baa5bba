import { createSessionValue } from './session-value.ts';

/** A file on its way to or from the disk. */
export interface FileTransfer {
  readonly id: number;
  /** "Saving big.json". */
  readonly label: string;
  /** 0 to 1, while it is known. */
  readonly progress: number | undefined;
  readonly cancel: () => void;
}

const transfers = createSessionValue<readonly FileTransfer[]>([]);

let lastId = 0;

/** What the work on a transfer is given. */
export interface TransferControl {
  /** Cancel was pressed. */
  readonly signal: AbortSignal;
  /** From the first call on the transfer shows. @param fraction 0 to 1, or undefined if nobody knows */
  readonly onProgress: (fraction: number | undefined) => void;
}

/**
 * Shows a transfer, wherever the user goes meanwhile, until it ends.
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

/** The transfers that go on, the oldest first. */
export function useFileTransfers(): readonly FileTransfer[] {
  return transfers.use();
}
