type Bytes = Uint8Array<ArrayBuffer>;

/** The most messages to the page: more would say nothing new. */
const mostReports = 200;

/**
 * Reports how much of a stream has been read, so that operations on streams need not know the length.
 * @param size of the whole stream, in bytes
 * @returns the same data, to be read in place of the given stream
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
