/**
 * Reads a file and reports progress.
 * @param onProgress receives the fraction read so far, 0 to 1
 * @returns all bytes of the file; rejects if it cannot be read, or no longer
 */
export async function readBytes(content: Blob, onProgress: (fraction: number) => void): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(content.size);
  let length = 0;
  const reader = content.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) {
      return length === bytes.length ? bytes.buffer : bytes.slice(0, length).buffer;
    }
    bytes.set(value, length);
    length += value.length;
    onProgress(length / bytes.length);
  }
}
