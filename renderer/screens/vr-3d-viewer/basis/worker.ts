// The worker of three's KTX2Loader: see build/tools/vr-3d-viewer/three-decoders.ts.
import 'virtual:three-basis-worker';
