type Bytes = Uint8Array<ArrayBuffer>;

/** Messages to the page: more than these would say nothing new. */
const mostReports = 200;

/**
 * Tells how much of a stream has been read, so that no operation on a stream needs to know how long it is.
 * @param size of the whole, in bytes
 * @returns the same stream, to be read in place of the other
 */
export function countProgress(
  stream: ReadableStream<Bytes>,
  size: number,
  report: (fraction: number) => void,
): ReadableStream<Bytes> {
  let read = 0;
  let reported = 0;
  return stream.pipeThrough(
    new TransformStream<Bytes, Bytes>({
      transform(piece, controller) {
        read += piece.length;
        if (read - reported >= size / mostReports) {
          reported = read;
          report(read / size);
        }
        controller.enqueue(piece);
      },
    }),
  );
}
