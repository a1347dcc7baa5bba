import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import type { ListVisits, Visit } from '../visit.ts';

const models = fileURLToPath(new URL('../../../fixtures/models/', import.meta.url));

const chooseModel =
  (...names: readonly string[]) =>
  (page: Page) =>
    page.getByLabel('Files of a model').setInputFiles(names.map((name) => models + name));

export const listVisits: ListVisits = ({ plain }) => [
  ...(
    [
      ['box-text.stl', 'vr-3d-viewer worker'],
      ['box.fbx', 'other-loaders'],
      ['box.glb', 'load-gltf'],
      ['draco.glb', 'vr-3d-viewer-draco worker'],
      ['ktx2-etc1s.glb', 'create-ktx2-loader', 'vr-3d-viewer-basis worker'],
      ['meshopt.glb', 'meshopt_decoder.module'],
    ] as const
  ).map(
    ([file, ...names]): Visit => ({
      ...plain('/VR3DViewer', ...names),
      stored: withoutRoomLight,
      act: chooseModel(file),
      canFollow: true,
    }),
  ),
];
