/** The time in milliseconds after which a host that sends nothing more is given up. */
const patience = 30_000;

/**
 * Loads the trained data of a language. The file is compressed with gzip. Some hosts make the browser unpack it on the
 * way (`Content-Encoding: gzip`), others send it as it is: the result is unpacked in both cases.
 * @param reportBytes receives the length of each piece that arrives, and that of the whole file if it is known
 * @throws if the file does not arrive or is not Tesseract data
 */
export async function loadLanguageData(
  url: string,
  reportBytes: (received: number, total: number | undefined) => void,
): Promise<Uint8Array> {
  return unpackLanguageData(await download(url, reportBytes));
}

/**
 * Unpacks the trained data of a language, unless that was done on the way.
 * @throws if it is not Tesseract data
 */
export async function unpackLanguageData(file: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const isCompressed = file[0] === 0x1f && file[1] === 0x8b;
  const data = isCompressed
    ? new Uint8Array(await new Response(bodyOf(file).pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
    : file;
  if (!isTrainedData(data)) {
    throw new Error('The file holds something else');
  }
  return data;
}

/** Checks that the file starts with the number of its parts: a small little-endian number of four bytes. */
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
