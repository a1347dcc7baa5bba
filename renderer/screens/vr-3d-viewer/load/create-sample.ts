import {
  AnimationClip,
  BoxGeometry,
  CylinderGeometry,
  Group,
  type Material,
  Mesh,
  MeshStandardMaterial,
  NumberKeyframeTrack,
  TorusGeometry,
} from 'three';
import type { LoadedModel } from './loaded-model.ts';

function addMesh(
  group: Group,
  geometry: Mesh['geometry'],
  material: Material,
  place: readonly [number, number, number],
) {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(...place);
  group.add(mesh);
  return mesh;
}

/** The initial model: a toolbox whose lid opens and closes. Its unit is the metre. */
export function createSample(): LoadedModel {
  const red = new MeshStandardMaterial({ name: 'Red paint', color: 0xbf3a2b, roughness: 0.35, metalness: 0.1 });
  const steel = new MeshStandardMaterial({ name: 'Steel', color: 0xc9d1d9, roughness: 0.25, metalness: 0.9 });
  const dark = new MeshStandardMaterial({ name: 'Dark grip', color: 0x2b2f36, roughness: 0.7 });
  const box = new Group();
  box.name = 'Toolbox';
  addMesh(box, new BoxGeometry(0.5, 0.04, 0.26), red, [0, 0.02, 0]);
  addMesh(box, new BoxGeometry(0.5, 0.16, 0.02), red, [0, 0.12, 0.12]);
  addMesh(box, new BoxGeometry(0.5, 0.16, 0.02), red, [0, 0.12, -0.12]);
  addMesh(box, new BoxGeometry(0.02, 0.16, 0.22), red, [0.24, 0.12, 0]);
  addMesh(box, new BoxGeometry(0.02, 0.16, 0.22), red, [-0.24, 0.12, 0]);
  addMesh(box, new CylinderGeometry(0.012, 0.012, 0.4, 24).rotateZ(Math.PI / 2), steel, [0, 0.1, 0.05]);
  addMesh(box, new CylinderGeometry(0.02, 0.016, 0.16, 24).rotateZ(Math.PI / 2), dark, [-0.12, 0.1, 0.05]);
  addMesh(box, new TorusGeometry(0.045, 0.012, 16, 48).rotateX(Math.PI / 2), steel, [0.12, 0.09, -0.05]);
  for (const x of [-0.14, 0.14]) {
    addMesh(box, new BoxGeometry(0.05, 0.06, 0.012), steel, [x, 0.17, 0.136]);
  }
  const lid = new Group();
  lid.name = 'Lid';
  lid.position.set(0, 0.205, -0.13);
  addMesh(lid, new BoxGeometry(0.52, 0.02, 0.28), red, [0, 0, 0.13]);
  addMesh(lid, new CylinderGeometry(0.014, 0.014, 0.2, 24).rotateZ(Math.PI / 2), dark, [0, 0.055, 0.13]);
  for (const x of [-0.09, 0.09]) {
    addMesh(lid, new CylinderGeometry(0.008, 0.008, 0.055, 16), steel, [x, 0.03, 0.13]);
  }
  lid.rotation.x = -0.9;
  box.add(lid);
  const opening = new NumberKeyframeTrack('Lid.rotation[x]', [0, 1.5, 3], [-0.9, 0, -0.9]);
  return {
    name: 'Sample',
    format: 'sample',
    scenes: [{ name: 'Toolbox', root: box }],
    firstScene: 0,
    clips: [new AnimationClip('Open and close', 3, [opening])],
    warnings: [],
  };
}
