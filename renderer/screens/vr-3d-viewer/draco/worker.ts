// The worker of three's DRACOLoader: see build/vite/three-decoders.ts.
import 'virtual:three-draco-worker';
