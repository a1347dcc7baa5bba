/** three's loaders of what few models are, or need. They load as one file, with the first such model. */

export { ThreeMFLoader } from 'three/examples/jsm/loaders/3MFLoader.js';
export { ColladaLoader } from 'three/examples/jsm/loaders/ColladaLoader.js';
export { FBXLoader } from 'three/examples/jsm/loaders/FBXLoader.js';
export { TGALoader } from 'three/examples/jsm/loaders/TGALoader.js';
