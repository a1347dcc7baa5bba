import { prepareZXingModule } from 'zxing-wasm/reader';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Without this, the library would request the file from a server on the Internet.
prepareZXingModule({ overrides: { locateFile: () => address } });
