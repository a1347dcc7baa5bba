import { type ModelFile, maximumFiles } from '#tools/vr-3d-viewer/files/model-file.ts';

/** The files from a file chooser: those of a folder know their path within it. */
export function filesOfInput(files: Iterable<File>): ModelFile[] {
  return Array.from(files, (file) => ({
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
    content: file,
  }));
}

/**
 * The dropped files, including all content of folders. Call it in the drop event, where its first part must run.
 * @returns rejects if a folder cannot be read
 */
export function filesOfDrop(transfer: DataTransfer): Promise<ModelFile[]> {
  const entries = Array.from(transfer.items)
    .filter((item) => item.kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry(), file: item.getAsFile() }));
  return collectEntries(entries);
}

async function collectEntries(
  entries: readonly { readonly entry: FileSystemEntry | null; readonly file: File | null }[],
): Promise<ModelFile[]> {
  const collected: ModelFile[] = [];
  for (const { entry, file } of entries) {
    if (entry?.isDirectory) {
      await collectFolder(entry as FileSystemDirectoryEntry, collected);
    } else if (file !== null) {
      collected.push({ path: file.name, content: file });
    }
  }
  return collected;
}

async function collectFolder(folder: FileSystemDirectoryEntry, collected: ModelFile[]): Promise<void> {
  const reader = folder.createReader();
  for (;;) {
    // A reader returns a hundred entries at a time, and finally none.
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (entries.length === 0 || collected.length > maximumFiles) {
      return;
    }
    for (const entry of entries) {
      if (entry.isDirectory) {
        await collectFolder(entry as FileSystemDirectoryEntry, collected);
      } else {
        const content = await new Promise<File>((resolve, reject) =>
          (entry as FileSystemFileEntry).file(resolve, reject),
        );
        collected.push({ path: entry.fullPath.replace(/^\//, ''), content });
      }
    }
  }
}
