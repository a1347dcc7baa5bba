import { prepareZXingModule } from 'zxing-wasm/reader';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Without this the library would ask a server on the Internet for it.
prepareZXingModule({ overrides: { locateFile: () => address } });
