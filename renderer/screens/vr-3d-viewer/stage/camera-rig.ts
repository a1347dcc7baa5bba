import { type Box3, PerspectiveCamera, Sphere, Spherical, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { clipPlanes, fitDistance } from '#tools/vr-3d-viewer/measure/fit-view.ts';

/** A keyboard step: how far to turn (radians), to move (parts of the picture) and to come closer (factor). */
export interface CameraStep {
  readonly turn?: readonly [around: number, over: number];
  readonly pan?: readonly [right: number, up: number];
  readonly zoom?: number;
}

export interface CameraRig {
  readonly camera: PerspectiveCamera;
  /** Whether the camera goes around the model by itself. */
  readonly isRotating: boolean;
  /** Brings all of a box into view, from the front, right and above. */
  fit(box: Box3): void;
  /** Brings all of a box into view, after which the camera counts as not moved by the user. */
  begin(box: Box3): void;
  /** Brings all of a box into view, unless the user has moved the camera since `begin`. */
  fitAgain(box: Box3): void;
  move(step: CameraStep): void;
  setAutoRotate(isOn: boolean): void;
  /** Advances the time. @returns whether the camera has moved */
  update(seconds: number): boolean;
  setAspect(aspect: number): void;
  /** Puts the clip planes around the content; called before each frame. */
  adjustDepth(): void;
  dispose(): void;
}

const firstDirection = new Vector3(0.55, 0.42, 0.9).normalize();

/** A factor that leaves a little space around the model. */
const margin = 1.12;

/**
 * The camera and its controls, for models of any size.
 * @param onChange called when a new frame has to be rendered
 */
export function createCameraRig(canvas: HTMLCanvasElement, onChange: () => void): CameraRig {
  const camera = new PerspectiveCamera(45, 1, 0.01, 100);
  const controls = new OrbitControls(camera, canvas);
  controls.enableDamping = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  controls.dampingFactor = 0.12;
  controls.zoomToCursor = true;
  controls.autoRotateSpeed = 1.5;
  const sphere = new Sphere(new Vector3(), 1);
  /** Whether the user has moved the camera since `begin`. */
  let isMoved = false;
  controls.addEventListener('change', onChange);
  controls.addEventListener('start', () => {
    isMoved = true;
  });

  function showAll(box: Box3): void {
    box.getBoundingSphere(sphere);
    // A single point has no extent.
    sphere.radius = sphere.radius > 0 ? sphere.radius : Math.max(1e-6, sphere.center.length() * 1e-3, 1e-3);
    const distance = fitDistance(sphere.radius, camera.fov, camera.aspect) * margin;
    controls.minDistance = sphere.radius / 1000;
    controls.maxDistance = distance * 20;
    controls.target.copy(sphere.center);
    camera.position.copy(firstDirection).multiplyScalar(distance).add(sphere.center);
    controls.update();
  }

  return {
    camera,
    get isRotating() {
      return controls.autoRotate;
    },
    fit: showAll,
    begin(box) {
      isMoved = false;
      showAll(box);
    },
    fitAgain(box) {
      if (!isMoved) {
        showAll(box);
      }
    },
    move({ turn, pan, zoom }) {
      isMoved = true;
      const offset = camera.position.clone().sub(controls.target);
      if (turn !== undefined) {
        const spherical = new Spherical().setFromVector3(offset);
        spherical.theta += turn[0];
        spherical.phi += turn[1];
        spherical.makeSafe();
        offset.setFromSpherical(spherical);
      }
      if (zoom !== undefined) {
        offset.setLength(Math.min(controls.maxDistance, Math.max(controls.minDistance, offset.length() * zoom)));
      }
      if (pan !== undefined) {
        const height = 2 * offset.length() * Math.tan((camera.fov * Math.PI) / 360);
        const right = new Vector3().setFromMatrixColumn(camera.matrix, 0).multiplyScalar(pan[0] * height);
        const up = new Vector3().setFromMatrixColumn(camera.matrix, 1).multiplyScalar(pan[1] * height);
        controls.target.add(right).add(up);
      }
      camera.position.copy(controls.target).add(offset);
      controls.update();
    },
    setAutoRotate(isOn) {
      controls.autoRotate = isOn;
      isMoved ||= isOn;
    },
    update: (seconds) => controls.update(seconds),
    setAspect(aspect) {
      camera.aspect = aspect;
      camera.updateProjectionMatrix();
    },
    adjustDepth() {
      // The grid extends further than the model.
      const { near, far } = clipPlanes(camera.position.distanceTo(sphere.center), sphere.radius * 6);
      if (near !== camera.near || far !== camera.far) {
        camera.near = near;
        camera.far = far;
        camera.updateProjectionMatrix();
      }
    },
    dispose: () => controls.dispose(),
  };
}
