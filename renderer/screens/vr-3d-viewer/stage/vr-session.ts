import { type Box3, type Camera, type Group, type Scene, Vector3, type WebGLRenderer } from 'three';

/** The largest side of a model in a headset, in metres. */
const extentInVr = 1.5;
/** How far in front of the viewer it stands, in metres. */
const distanceInVr = 2;

interface VrStage {
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  readonly camera: Camera;
  /** The group that is scaled and moved for the headset. */
  readonly world: Group;
}

/**
 * Lets a WebXR session drive the rendering until it ends. Whatever its units, the model stands on the floor in front of
 * the viewer, a metre and a half large.
 * @param box around the model
 * @param advance advances the time by the given seconds since the last frame
 * @param onEnd called once everything has been restored
 */
export async function enterVrSession(
  session: XRSession,
  { renderer, scene, camera, world }: VrStage,
  box: Box3,
  advance: (seconds: number) => void,
  onEnd: () => void,
): Promise<void> {
  const extent = box.getSize(new Vector3());
  const scale = extentInVr / (Math.max(extent.x, extent.y, extent.z) || 1);
  const middle = box.getCenter(new Vector3());
  world.scale.setScalar(scale);
  world.position.set(-middle.x * scale, -box.min.y * scale, -distanceInVr - middle.z * scale);
  renderer.xr.enabled = true;
  session.addEventListener(
    'end',
    () => {
      renderer.setAnimationLoop(null);
      renderer.xr.enabled = false;
      world.scale.setScalar(1);
      world.position.set(0, 0, 0);
      onEnd();
    },
    { once: true },
  );
  await renderer.xr.setSession(session);
  let last: number | undefined;
  renderer.setAnimationLoop((now) => {
    advance(last === undefined ? 0 : (now - last) / 1000);
    last = now;
    renderer.render(scene, camera);
  });
}
