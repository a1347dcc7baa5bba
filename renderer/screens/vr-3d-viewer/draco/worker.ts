// The worker of three's DRACOLoader: see build/tools/vr-3d-viewer/three-decoders.ts.
import 'virtual:three-draco-worker';
