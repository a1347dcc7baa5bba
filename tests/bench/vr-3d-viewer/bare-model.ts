import { AmbientLight, Box3, PerspectiveCamera, Scene, Vector3, WebGLRenderer } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';

/** The baseline of `measures.ts`: only the loader and one frame. */
declare global {
  interface Window {
    showBare?: (model: File, width: number, height: number) => Promise<void>;
  }
}

const renderer = new WebGLRenderer({ antialias: true });
document.body.append(renderer.domElement);

window.showBare = async (model, width, height) => {
  renderer.setSize(width, height);
  const { scene: root } = await new GLTFLoader().parseAsync(await model.arrayBuffer(), '');
  const scene = new Scene();
  scene.add(new AmbientLight(), root);
  const box = new Box3().setFromObject(root);
  const camera = new PerspectiveCamera(45, width / height, 0.01, 1000);
  camera.position
    .copy(box.getCenter(new Vector3()))
    .add(new Vector3(1, 1, 1).multiplyScalar(box.getSize(new Vector3()).length()));
  camera.lookAt(box.getCenter(new Vector3()));
  renderer.render(scene, camera);
};
