export interface DroppedContent {
  /** The names of the folders. */
  readonly folders: readonly string[];
  readonly files: readonly File[];
}

/** Whether files or folders are being dragged. */
export const hasFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') === true;

/** What was dropped. A folder is among the transfer's files too, as a file that cannot be read. */
export function droppedContent(transfer: DataTransfer): DroppedContent {
  const folders = Array.from(transfer.items, (item) => item.webkitGetAsEntry())
    .filter((entry) => entry?.isDirectory === true)
    .map((entry) => entry?.name ?? '');
  return { folders, files: Array.from(transfer.files).filter((file) => !folders.includes(file.name)) };
}
