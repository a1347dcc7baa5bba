// The worker of three's KTX2Loader: see build/vite/three-decoders.ts.
import 'virtual:three-basis-worker';
