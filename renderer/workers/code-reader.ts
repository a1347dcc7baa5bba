import { prepareZXingModule } from 'zxing-wasm/reader';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Without this, the library would request the file from a server on the Internet.
prepareZXingModule({ overrides: { locateFile: () => address } });

/** The reader of codes, for workers of the page, which have its engine beside them. It is large: load it on demand. */
export { readCodes } from '#shared/formats/matrix-codes/read-codes.ts';
