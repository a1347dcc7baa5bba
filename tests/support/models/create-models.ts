import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dracoGlb, ktx2Glb, meshoptGlb } from './compressed-models.ts';
import { createPng, createTga } from './create-png.ts';
import { blue, boxGlb, green, plainMaterial, red, scenesGlb, skinnedGlb, texturedGltf } from './gltf-models.ts';
import { GltfWriter } from './gltf-writer.ts';
import {
  box3mf,
  boxCollada,
  boxFbx,
  boxObj,
  boxPlyText,
  boxStlBinary,
  boxStlText,
  cloudPly,
  material,
  zip,
} from './text-models.ts';

/*
 * Makes the models in tests/fixtures/models, all of them our own:
 *
 *   npx tsx tests/support/models/create-models.ts
 *   npx tsx tests/support/models/create-models.ts compressed
 *
 * The second form makes the models that need encoders, which are not dependencies of the project; install them first:
 *   npm install --no-save draco3dgltf@1.5.7 ktx2-encoder@0.6.0
 */
const folder = fileURLToPath(new URL('../../fixtures/models', import.meta.url));

async function write(files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    console.log(`${path}: ${content.length} bytes`);
  }
}

if (process.argv[2] === 'compressed') {
  await write({
    'draco.glb': await dracoGlb(),
    'meshopt.glb': await meshoptGlb(),
    'ktx2-uastc.glb': await ktx2Glb('uastc', [230, 20, 20]),
    'ktx2-etc1s.glb': await ktx2Glb('etc1s', [10, 20, 230]),
  });
} else {
  const textured = texturedGltf('scene.bin', 'textures/Paint%20blue.png');
  const embedded = texturedGltf('', '');
  const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
  const inside = texturedGltf(
    dataUri('application/octet-stream', embedded.buffer),
    dataUri('image/png', embedded.image),
  );
  const external = texturedGltf(
    dataUri('application/octet-stream', embedded.buffer),
    'https://models.example/paint.png',
  );
  const empty = new GltfWriter({
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name: 'Nothing' }],
    materials: [plainMaterial(red)],
  });
  const paint = createPng(8, [10, 20, 230]);
  await write({
    'box.glb': boxGlb([2, 1, 1], green),
    'no-normals.glb': boxGlb([1, 1, 1], green, { hasNormals: false }),
    'mirrored.glb': boxGlb([1, 1, 1], green, { node: { scale: [-1, 1, 1] } }),
    'huge.glb': boxGlb([1e6, 1e6, 1e6], green),
    'tiny.glb': boxGlb([1e-6, 1e-6, 1e-6], green),
    'turned.glb': boxGlb([1, 1, 1], blue, { node: { rotation: [0, Math.sin(Math.PI / 8), 0, Math.cos(Math.PI / 8)] } }),
    'empty.glb': empty.toGlb([]),
    'scenes.glb': scenesGlb(),
    'skinned.glb': skinnedGlb(),
    'embedded.gltf': inside.gltf,
    'external.gltf': external.gltf,
    'textured/scene.gltf': textured.gltf,
    'textured/scene.bin': textured.buffer,
    // The case differs from the name in the model.
    'textured/textures/paint blue.png': textured.image,
    'textured.zip': zip({
      'chair/scene.gltf': textured.gltf,
      'chair/scene.bin': textured.buffer,
      'chair/textures/paint blue.png': textured.image,
      '__MACOSX/chair/._scene.gltf': 'clutter',
    }),
    'two-models.zip': zip({ 'red.glb': boxGlb([1, 1, 1], red), 'green/green.glb': boxGlb([1, 2, 1], green) }),
    'box.obj': boxObj('box.mtl'),
    'box.mtl': material('paint.png'),
    'paint.png': paint,
    'plain.obj': boxObj(undefined, false),
    'tga/box.obj': boxObj('box.mtl'),
    'tga/box.mtl': material('..\\textures\\paint.tga'),
    'tga/paint.tga': createTga(8, [10, 20, 230]),
    'box-text.stl': boxStlText(),
    'box-binary.stl': boxStlBinary(),
    'box.ply': boxPlyText(),
    'cloud.ply': cloudPly(),
    'box.fbx': boxFbx('paint.png'),
    'box.3mf': box3mf(),
    'box.dae': boxCollada('paint.png'),
  });
}
