/**
 * Reads a file and says how far it has come.
 * @param onProgress takes the fraction that is read, 0 to 1
 * @returns all of its bytes; rejects if it cannot be read (any more)
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
