/** Milliseconds after which a host that sends nothing more is given up. */
const patience = 30_000;

/**
 * Loads the trained data of a language. The file is compressed by gzip; some hosts tell the browser to unpack it on
 * the way (`Content-Encoding: gzip`), others send it as it is: both come out unpacked.
 * @param reportBytes told of each piece that came: its length, and that of the whole file if it is known
 * @throws if the file does not come, or is none of Tesseract's
 */
export async function loadLanguage(
  url: string,
  reportBytes: (received: number, total: number | undefined) => void,
): Promise<Uint8Array> {
  const file = await download(url, reportBytes);
  const isCompressed = file[0] === 0x1f && file[1] === 0x8b;
  const data = isCompressed
    ? new Uint8Array(await new Response(bodyOf(file).pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
    : file;
  if (!isTrainedData(data)) {
    throw new Error('The file holds something else');
  }
  return data;
}

/** The file starts with how many parts it has: a few, as a little-endian number of four bytes. */
function isTrainedData(data: Uint8Array): boolean {
  const count = data.length < 4 ? 0 : new DataView(data.buffer, data.byteOffset).getInt32(0, true);
  return count > 0 && count < 256;
}

function bodyOf(file: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([file]).stream();
}

async function download(
  url: string,
  reportBytes: (received: number, total: number | undefined) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new Error('Nothing came for 30 seconds'));
  let timer = setTimeout(giveUp, patience);
  try {
    const response = await fetch(url, { signal: controller.signal });
    if (!response.ok || response.body === null) {
      throw new Error(`The server answered ${response.status}`);
    }
    const total = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length'));
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = response.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
      pieces.push(piece.value);
      reportBytes(piece.value.length, total > 0 ? total : undefined);
    }
    return new Uint8Array(await new Blob(pieces).arrayBuffer());
  } finally {
    clearTimeout(timer);
  }
}
