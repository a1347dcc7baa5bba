import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const route = '/VR3DViewer';
const fixture = (path: string) => fileURLToPath(new URL(`../fixtures/models/${path}`, import.meta.url));

// Nothing moves by itself, and a small picture: these tests draw in software.
test.use({ viewport: { width: 640, height: 720 }, contextOptions: { reducedMotion: 'reduce' } });

const view = (page: Page) => page.getByRole('application', { name: /^3D view of/ });
const statistics = (page: Page) => page.getByRole('table', { name: 'Statistics' });
const statistic = (page: Page, name: string) =>
  statistics(page)
    .getByRole('row', { name: new RegExp(`^${name} `) })
    .getByRole('cell')
    .first();

async function openFiles(page: Page, ...paths: string[]): Promise<void> {
  await page.getByLabel('Files of a model', { exact: true }).setInputFiles(paths.map(fixture));
}

/** Waits until the view shows a model, by what assistive technology is told. */
async function expectModel(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('application', { name: `3D view of ${name}` })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

interface Colors {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  /** Pixels that are seen through. */
  readonly clear: number;
  readonly all: number;
  /** How wide what is red, green or blue is, and where its middle is, in pixels. */
  readonly width: number;
  readonly middle: number;
}

/** Counts the pixels of a PNG in which one channel outshines the others. */
function colorsOf(page: Page, png: Buffer): Promise<Colors> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    const counts = { red: 0, green: 0, blue: 0, clear: 0 };
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < pixels.length; index += 4) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.slice(index, index + 4);
      const name =
        red > 1.6 * Math.max(green, blue) && red > 40
          ? 'red'
          : green > 1.6 * Math.max(red, blue) && green > 40
            ? 'green'
            : blue > 1.6 * Math.max(red, green) && blue > 40
              ? 'blue'
              : undefined;
      if (alpha === 0) {
        counts.clear += 1;
      } else if (name !== undefined) {
        counts[name] += 1;
        const column = (index / 4) % bitmap.width;
        left = Math.min(left, column);
        right = Math.max(right, column);
      }
    }
    return { ...counts, all: pixels.length / 4, width: right - left + 1, middle: (left + right) / 2 };
  }, png.toString('base64'));
}

async function colorsInView(page: Page): Promise<Colors> {
  return colorsOf(page, await view(page).screenshot());
}

/** Most of what has a colour has this one, and there is enough of it to be the model. */
async function expectColor(page: Page, color: 'red' | 'green' | 'blue'): Promise<void> {
  await expect
    .poll(async () => {
      const colors = await colorsInView(page);
      const others = colors.red + colors.green + colors.blue - colors[color];
      return colors[color] > colors.all * 0.04 && colors[color] > others * 5;
    })
    .toBe(true);
}

async function save(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('shows a sample at first, which the keyboard turns', async ({ page, open }) => {
  await open(route);
  await expect(page.getByRole('application', { name: '3D view of the sample' })).toBeVisible();
  await expectColor(page, 'red');
  await expect(statistic(page, 'Meshes')).toHaveText('14');
  const before = await view(page).screenshot();
  await view(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await view(page).screenshot()).equals(before)).toBe(false);
  await page.keyboard.press('f');
});

const boxes = [
  {
    files: ['box.glb'],
    name: 'box.glb',
    color: 'green',
    meshes: '1',
    triangles: '12',
    vertices: '24',
    textures: '0',
    size: '2 × 1 × 1',
  },
  {
    files: ['draco.glb'],
    name: 'draco.glb',
    color: 'blue',
    meshes: '1',
    triangles: '12',
    vertices: '24',
    textures: '0',
    size: '2 × 1 × 1',
  },
  {
    files: ['meshopt.glb'],
    name: 'meshopt.glb',
    color: 'green',
    meshes: '1',
    triangles: '12',
    vertices: '24',
    textures: '0',
    size: '2 × 1 × 1',
  },
  {
    files: ['ktx2-uastc.glb'],
    name: 'ktx2-uastc.glb',
    color: 'red',
    meshes: '1',
    triangles: '12',
    vertices: '24',
    textures: '1',
    size: '1 × 1 × 1',
  },
  {
    files: ['ktx2-etc1s.glb'],
    name: 'ktx2-etc1s.glb',
    color: 'blue',
    meshes: '1',
    triangles: '12',
    vertices: '24',
    textures: '1',
    size: '1 × 1 × 1',
  },
  {
    files: ['embedded.gltf'],
    name: 'embedded.gltf',
    color: 'blue',
    meshes: '1',
    triangles: '12',
    vertices: '24',
    textures: '1',
    size: '1 × 1 × 1',
  },
  {
    files: ['box.obj', 'box.mtl', 'paint.png'],
    name: 'box.obj',
    color: 'blue',
    meshes: '1',
    triangles: '12',
    vertices: '36',
    textures: '1',
    size: '1 × 2 × 3',
  },
  {
    files: ['box-text.stl'],
    name: 'box-text.stl',
    color: undefined,
    meshes: '1',
    triangles: '12',
    vertices: '36',
    textures: '0',
    size: '1 × 2 × 3',
  },
  {
    files: ['box-binary.stl'],
    name: 'box-binary.stl',
    color: undefined,
    meshes: '1',
    triangles: '12',
    vertices: '36',
    textures: '0',
    size: '1 × 2 × 3',
  },
  {
    files: ['box.ply'],
    name: 'box.ply',
    color: 'green',
    meshes: '1',
    triangles: '12',
    vertices: '24',
    textures: '0',
    size: '1 × 2 × 3',
  },
  {
    files: ['box.fbx', 'paint.png'],
    name: 'box.fbx',
    color: 'blue',
    meshes: '1',
    triangles: '12',
    vertices: '36',
    textures: '1',
    size: '1 × 2 × 3',
  },
  {
    files: ['box.3mf'],
    name: 'box.3mf',
    color: 'green',
    meshes: '1',
    triangles: '12',
    vertices: '36',
    textures: '0',
    size: '10 × 20 × 30',
  },
  {
    files: ['box.dae', 'paint.png'],
    name: 'box.dae',
    color: 'blue',
    meshes: '1',
    triangles: '12',
    vertices: '36',
    textures: '1',
    size: '1 × 2 × 3',
  },
] as const;

for (const group of [boxes.slice(0, 6), boxes.slice(6)]) {
  test(`shows ${group.map(({ name }) => name).join(', ')}, with what is in them`, async ({ page, open }) => {
    await open(route);
    for (const { files, name, color, meshes, triangles, vertices, textures, size } of group) {
      await test.step(name, async () => {
        await openFiles(page, ...files);
        await expectModel(page, name);
        await expect(statistic(page, 'Bounding box')).toContainText(size);
        await expect(statistic(page, 'Meshes')).toHaveText(meshes);
        await expect(statistic(page, 'Triangles')).toHaveText(triangles);
        await expect(statistic(page, 'Vertices')).toHaveText(vertices);
        await expect(statistic(page, 'Materials')).toHaveText('1');
        await expect(statistic(page, 'Textures')).toHaveText(textures);
        await expect(page.getByRole('alert')).toHaveCount(0);
        if (color !== undefined) {
          await expectColor(page, color);
        }
      });
    }
  });
}
