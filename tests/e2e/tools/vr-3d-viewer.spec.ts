import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { findViolations } from '#tests/support/page/find-violations.ts';
import { withoutRoomLight } from '#tests/support/page/without-room-light.ts';
import { expect, storeBeforeLoad, test } from '../fixtures.ts';
import { withControl } from '../page/with-control.ts';
import { askedTasks, holdAnswers, releaseAnswers, watchTasks } from '../page/worker-tasks.ts';

const route = '/VR3DViewer';
const fixture = (path: string) => fileURLToPath(new URL(`../../fixtures/models/${path}`, import.meta.url));

// Nothing moves by itself, and a small picture: these tests draw in software.
test.use({ viewport: { width: 480, height: 900 } });

const view = (page: Page) => page.getByRole('application', { name: /^3D view of/ });
const statistics = (page: Page) => page.getByRole('table', { name: 'Statistics' });
const statistic = (page: Page, name: string) =>
  statistics(page)
    .getByRole('row', { name: new RegExp(`^${name} `) })
    .getByRole('cell')
    .first();

async function openUnlit(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await storeBeforeLoad(page, withoutRoomLight);
  await open(route);
}

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
    await openUnlit(page, open);
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
        await expect(page.getByRole('note')).toHaveCount(0);
        if (color !== undefined) {
          await expectColor(page, color);
        }
      });
    }
  });
}

test('takes models without normals, mirrored, huge, tiny, and clouds of points', async ({ page, open }) => {
  await openUnlit(page, open);
  const hard = [
    { name: 'no-normals.glb', size: '1 × 1 × 1', color: 'green' },
    { name: 'mirrored.glb', size: '1 × 1 × 1', color: 'green' },
    { name: 'huge.glb', size: '1,000,000 × 1,000,000 × 1,000,000', color: 'green' },
    { name: 'tiny.glb', size: '1e-6 × 1e-6 × 1e-6', color: 'green' },
    // Turned by 45 degrees: its box is as large as the vertices say.
    { name: 'turned.glb', size: '1.414 × 1 × 1.414', color: 'blue' },
  ] as const;
  for (const { name, size, color } of hard) {
    await openFiles(page, name);
    await expectModel(page, name);
    await expect(statistic(page, 'Bounding box')).toContainText(size);
    await expectColor(page, color);
  }
  await openFiles(page, 'cloud.ply');
  await expectModel(page, 'cloud.ply');
  await expect(statistic(page, 'Points')).toHaveText('400');
  await expect(statistic(page, 'Triangles')).toHaveText('0');
  await expect.poll(async () => (await colorsInView(page)).red).toBeGreaterThan(200);
});

test('finds companions in a folder and in a zip', async ({ page, open }) => {
  await openUnlit(page, open);
  await page.getByLabel('Folder of a model').setInputFiles(fixture('textured'));
  await expectModel(page, 'scene.gltf');
  await expect(statistic(page, 'Textures')).toHaveText('1');
  await expect(page.getByText('” is missing “')).toHaveCount(0);
  await expectColor(page, 'blue');

  await openFiles(page, 'box.glb');
  await expectModel(page, 'box.glb');
  await openFiles(page, 'textured.zip');
  await expectModel(page, 'scene.gltf');
  await expect(statistic(page, 'Textures')).toHaveText('1');
  await expectColor(page, 'blue');

  await page.getByLabel('Folder of a model').setInputFiles(fixture('tga'));
  await expectModel(page, 'box.obj');
  await expect(page.getByText('” is missing “')).toHaveCount(0);
  await expectColor(page, 'blue');
});

test('takes what is dropped, and lets you choose among several models', async ({ page, open }) => {
  await openUnlit(page, open);
  const content = (await readFile(fixture('two-models.zip'))).toString('base64');
  const transfer = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const made = new DataTransfer();
    made.items.add(new File([bytes], 'two.zip'));
    return made;
  }, content);
  await view(page).dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(page.getByText('Drop to show the model')).toBeVisible();
  await view(page).dispatchEvent('drop', { dataTransfer: transfer });
  await expectModel(page, 'red.glb');
  await expectColor(page, 'red');
  await page.getByRole('combobox', { name: 'Model' }).click();
  await page.getByRole('option', { name: 'green/green.glb' }).click();
  await expectModel(page, 'green.glb');
  await expect(statistic(page, 'Bounding box')).toContainText('1 × 2 × 1');
  await expectColor(page, 'green');
});

test('names what is not a model and what is missing, and keeps what showed', async ({ page, open }) => {
  await openUnlit(page, open);
  const alert = page.getByRole('note');
  const warning = page.getByRole('status').filter({ hasText: '” is missing “' });
  await openFiles(page, 'box.glb');
  await expectModel(page, 'box.glb');

  await openFiles(page, 'paint.png');
  await expect(alert).toHaveText('“paint.png” is not a 3D model that can be shown: it is a PNG image.');
  await expectModel(page, 'box.glb');
  await openFiles(page, 'textured/scene.gltf');
  await expect(alert).toContainText('“scene.gltf” is missing “scene.bin”. Drop the model and its files together');
  await openFiles(page, 'empty.glb');
  await expect(alert).toContainText('“empty.glb” contains nothing to show');
  await page
    .getByLabel('Files of a model', { exact: true })
    .setInputFiles({ name: 'cut.glb', mimeType: '', buffer: (await readFile(fixture('box.glb'))).subarray(0, 900) });
  await expect(alert).toContainText('“cut.glb” is cut off');
  await expectModel(page, 'box.glb');
  await expectColor(page, 'green');

  // The material library has gone: the model shows, and says so.
  await openFiles(page, 'box.obj');
  await expectModel(page, 'box.obj');
  await expect(alert).toHaveCount(0);
  await expect(warning).toContainText('“box.obj” is missing “box.mtl”');
  // The library is there now, but not the texture that it names.
  await openFiles(page, 'box.obj', 'box.mtl');
  await expect(warning).toContainText('“box.obj” is missing “paint.png”');
  await expect(statistic(page, 'Textures')).toHaveText('0');
  for (const name of ['box.fbx', 'box.dae']) {
    await openFiles(page, name);
    await expectModel(page, name);
    await expect(warning).toContainText(`“${name}” is missing “paint.png”`);
  }
  // A request for it would fail this test.
  await openFiles(page, 'external.gltf');
  await expectModel(page, 'external.gltf');
  await expect(warning).toContainText('“https://models.example/paint.png”. Nothing is fetched from the internet');
});

test('shows each scene of a file', async ({ page, open }) => {
  await openUnlit(page, open);
  await openFiles(page, 'scenes.glb');
  await expectModel(page, 'scenes.glb');
  await expect(statistic(page, 'Bounding box')).toContainText('2 × 2 × 2');
  await expectColor(page, 'blue');
  await page.getByRole('combobox', { name: 'Scene' }).click();
  await page.getByRole('option', { name: 'Red scene' }).click();
  await expect(statistic(page, 'Bounding box')).toContainText('1 × 1 × 1');
  await expectColor(page, 'red');
  // It is there again after a look at another screen.
  await open('/Home');
  await open(route);
  await expect(page.getByRole('combobox', { name: 'Scene' })).toHaveText('Red scene');
  await expect(statistic(page, 'Bounding box')).toContainText('1 × 1 × 1');
});

test('plays a skinned animation, and goes to any of its times', async ({ page, open }) => {
  await openUnlit(page, open);
  await openFiles(page, 'skinned.glb');
  await expectModel(page, 'skinned.glb');
  await expect(statistic(page, 'Bones')).toHaveText('2');
  await expect(statistic(page, 'Bounding box')).toContainText('0.2 × 2 × 0.2');
  const upright = await colorsInView(page);
  const time = page.getByRole('slider', { name: 'Time of the animation' });
  await time.focus();
  await page.keyboard.press('End');
  await expect(page.getByText('2.00 s / 2.00 s')).toBeVisible();
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('PageDown');
  }
  // The upper half has bent to the side.
  await expect.poll(async () => (await colorsInView(page)).width).toBeGreaterThan(upright.width * 1.2);

  await page.getByRole('combobox', { name: 'Animation' }).click();
  await page.getByRole('option', { name: 'Turn' }).click();
  await expect.poll(async () => (await colorsInView(page)).width).toBeLessThan(upright.width * 1.1);
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.poll(async () => Number(await time.inputValue())).toBeGreaterThan(0.3);
  await page.getByRole('button', { name: 'Pause' }).click();
  const stopped = await time.inputValue();
  await view(page).screenshot();
  expect(await time.inputValue()).toBe(stopped);

  await open('/Home');
  await open(route);
  await expect(page.getByRole('combobox', { name: 'Animation' })).toHaveText('Turn');
});

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('changes what is shown, and saves the picture as PNG', async ({ page, open }) => {
    await openUnlit(page, open);
    await openFiles(page, 'box.glb');
    await expectModel(page, 'box.glb');
    const solid = (await colorsInView(page)).green;
    const choose = async (name: string) => {
      await page.getByRole('combobox', { name: 'Background' }).click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    const toggle = (name: string) =>
      withControl(page.getByRole('button', { name, exact: true }), (button) => button.click());
    await toggle('Grid');
    await choose('Transparent');
    const saveButton = page.getByRole('button', { name: 'Save picture…' });
    const box = await view(page).boundingBox();
    const { name, content } = await save(page, saveButton);
    expect(name).toBe('box.png');
    expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([
      Math.round((box?.width ?? 0) * 2),
      Math.round((box?.height ?? 0) * 2),
    ]);
    const saved = await colorsOf(page, content);
    expect(saved.clear).toBeGreaterThan(saved.all / 2);
    expect(saved.green).toBeGreaterThan(saved.all * 0.04);

    await toggle('Wireframe');
    await expect.poll(async () => (await colorsInView(page)).green).toBeLessThan(solid / 2);
    await toggle('Wireframe');
    await choose('Your own colour');
    await page.getByLabel('Colour of the background').fill('#ff0000');
    await expect.poll(async () => (await colorsInView(page)).red).toBeGreaterThan(saved.all / 2);
    const opaque = await colorsOf(page, (await save(page, saveButton)).content);
    expect(opaque.clear).toBe(0);
    expect(opaque.red).toBeGreaterThan(opaque.all / 2);
  });
});

test('stands printers’ models upright, and lets you turn them', async ({ page, open }) => {
  await openUnlit(page, open);
  await openFiles(page, 'box-text.stl');
  await expectModel(page, 'box-text.stl');
  const upright = await view(page).screenshot();
  await page.getByRole('combobox', { name: 'Axis that points up' }).click();
  await page.getByRole('option', { name: 'Y', exact: true }).click();
  await expect.poll(async () => (await view(page).screenshot()).equals(upright)).toBe(false);
  // The figures stay those of the file.
  await expect(statistic(page, 'Bounding box')).toContainText('1 × 2 × 3');
});

declare global {
  interface Window {
    contexts?: WebGL2RenderingContext[];
    hasVrEnded?: boolean;
  }
}

/** Notes every WebGL context that the page makes. */
async function watchContexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.contexts = [];
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...parameters: [string]) {
      const context = getContext.apply(this, parameters);
      if (context instanceof WebGL2RenderingContext) {
        window.contexts?.push(context);
      }
      return context;
    } as typeof getContext;
  });
}

test('shows a sample in the light of a room at first, and takes the picture up again when the graphics card has dropped it', async ({
  page,
  open,
}) => {
  await watchContexts(page);
  await open(route);
  await expect(page.getByRole('application', { name: '3D view of the sample' })).toBeVisible();
  await expectColor(page, 'red');
  await expect(page.getByRole('switch', { name: 'Environment light' })).toBeChecked();
  // The scenarios of every screen have it without this light.
  expect(await findViolations(page)).toEqual([]);
  await expect(statistic(page, 'Meshes')).toHaveText('14');

  await openFiles(page, 'ktx2-uastc.glb');
  await expectModel(page, 'ktx2-uastc.glb');
  await expectColor(page, 'red');
  const loss = await page.evaluateHandle(() => window.contexts?.at(-1)?.getExtension('WEBGL_lose_context'));
  await loss.evaluate((extension) => extension?.loseContext());
  await expect(page.getByRole('alert')).toContainText('The graphics card has dropped the picture');
  await loss.evaluate((extension) => extension?.restoreContext());
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectColor(page, 'red');

  const lit = await view(page).screenshot();
  await page.getByRole('switch', { name: 'Environment light' }).click();
  await expect.poll(async () => (await view(page).screenshot()).equals(lit)).toBe(false);
  // It may also never come back by itself. Lighting the room again would take seconds.
  await loss.evaluate((extension) => extension?.loseContext());
  await page.getByRole('button', { name: 'Start again' }).click();
  await expectModel(page, 'ktx2-uastc.glb');
  await expectColor(page, 'red');
});

test('frees the graphics card on leaving, and shows the same model on coming back', async ({ page, open }) => {
  await watchContexts(page);
  await openUnlit(page, open);
  await openFiles(page, 'box.glb');
  await expectModel(page, 'box.glb');
  expect(await page.evaluate(() => window.contexts?.filter((context) => !context.isContextLost()).length)).toBe(1);
  await open('/Home');
  await expect
    .poll(() => page.evaluate(() => window.contexts?.filter((context) => !context.isContextLost()).length))
    .toBe(0);
  await open(route);
  await expectModel(page, 'box.glb');
  await expectColor(page, 'green');
  await page.getByRole('button', { name: 'Show the sample' }).click();
  await expectModel(page, 'the sample');
  await expectColor(page, 'red');
});

test('draws only when something has changed, as when the keyboard turns it', async ({ page, open }) => {
  await page.addInitScript(() => {
    const drawElements = WebGL2RenderingContext.prototype.drawElements;
    Object.assign(window, { draws: 0 });
    WebGL2RenderingContext.prototype.drawElements = function (...parameters) {
      (window as unknown as { draws: number }).draws += 1;
      drawElements.apply(this, parameters);
    };
  });
  await openUnlit(page, open);
  await expectColor(page, 'red');
  const draws = () => page.evaluate(() => (window as unknown as { draws: number }).draws);
  const frames = (count: number) =>
    page.evaluate(async (wanted) => {
      for (let frame = 0; frame < wanted; frame += 1) {
        await new Promise(requestAnimationFrame);
      }
    }, count);
  await frames(10);
  const before = await draws();
  await frames(20);
  expect(await draws()).toBe(before);
  const unturned = await view(page).screenshot();
  const still = await draws();
  await view(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(draws).toBeGreaterThan(still);
  await expect.poll(async () => (await view(page).screenshot()).equals(unturned)).toBe(false);
  await frames(10);
  const turned = await draws();
  await page.keyboard.press('ArrowRight');
  await expect.poll(draws).toBeGreaterThan(turned);
  await page.keyboard.press('f');
});

test('says so where there is no WebGL', async ({ page, open }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open(route);
  await expect(page.getByRole('alert')).toContainText('This browser shows no 3D');
  await withControl(page.getByRole('button', { name: 'Choose files…' }), (button) => expect(button).toBeDisabled());
});

test('offers VR only where there is a headset', async ({ page, open }) => {
  await openUnlit(page, open);
  await expectColor(page, 'red');
  await expect(page.getByRole('button', { name: 'Enter VR' })).toHaveCount(0);
  await page.addInitScript(() => {
    const xr = Object.assign(new EventTarget(), {
      isSessionSupported: async (mode: string) => mode === 'immersive-vr',
      requestSession: async () => {
        throw new DOMException('No headset answers.', 'NotSupportedError');
      },
    });
    Object.defineProperty(navigator, 'xr', { value: xr });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Enter VR' }).click();
  await expect(page.getByText('VR could not be started: No headset answers.')).toBeVisible();
});

test('fills the screen', async ({ page, open }) => {
  await openUnlit(page, open);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.querySelector('canvas') instanceof HTMLCanvasElement))
    .toBe(true);
  await page.evaluate(() => document.exitFullscreen());
});

/** Drops a triangle in OBJ, which is read as far as the answers of the worker arrive. */
async function dropTriangle(page: Page, name: string): Promise<void> {
  const transfer = await page.evaluateHandle((fileName) => {
    const made = new DataTransfer();
    made.items.add(new File(['v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n'], fileName));
    return made;
  }, name);
  await view(page).dispatchEvent('drop', { dataTransfer: transfer });
}

test('shows how far a large file is, and can be cancelled', async ({ page, open }) => {
  await watchTasks(page);
  await openUnlit(page, open);
  await expectModel(page, 'the sample');
  await holdAnswers(page, 'readModel');
  await dropTriangle(page, 'large.obj');
  await expect(page.getByRole('progressbar', { name: 'Reading large.obj' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expectModel(page, 'the sample');
});

test('goes on loading after a look at another screen', async ({ page, open }) => {
  await watchTasks(page);
  await openUnlit(page, open);
  await expectModel(page, 'the sample');
  for (const [task, name] of [
    ['readDrop', 'first.obj'],
    ['readModel', 'second.obj'],
  ] as const) {
    await test.step(`left while ${task} runs`, async () => {
      await holdAnswers(page, task);
      await dropTriangle(page, name);
      await expect.poll(async () => (await askedTasks(page, task)).at(-1)?.isDone).toBe(false);
      await open('/Home');
      await releaseAnswers(page);
      await open(route);
      await expectModel(page, name);
      await expect(statistic(page, 'Triangles')).toHaveText('1');
    });
  }

  // What showed before comes back if the loading is then cancelled, or fails.
  await holdAnswers(page, 'readModel');
  await dropTriangle(page, 'third.obj');
  await expect(page.getByRole('progressbar', { name: 'Reading third.obj' })).toBeVisible();
  await open('/Home');
  await open(route);
  await expect(page.getByRole('progressbar', { name: 'Reading third.obj' })).toBeVisible();
  await releaseAnswers(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectModel(page, 'second.obj');
  await expect(statistic(page, 'Triangles')).toHaveText('1');

  await holdAnswers(page, 'readDrop');
  await openFiles(page, 'paint.png');
  await expect(page.getByRole('progressbar', { name: /^Reading/ })).toBeVisible();
  await open('/Home');
  await releaseAnswers(page);
  await open(route);
  await expect(page.getByRole('note')).toContainText('“paint.png” is not a 3D model that can be shown');
  await expectModel(page, 'second.obj');
  await expect(statistic(page, 'Triangles')).toHaveText('1');
});

test('fits on a phone', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openUnlit(page, open);
  await expectColor(page, 'red');
  await openFiles(page, 'skinned.glb');
  await expectModel(page, 'skinned.glb');
  await expect(page.getByRole('slider', { name: 'Time of the animation' })).toBeVisible();
  const excess = await page.evaluate(() =>
    [document.documentElement, document.querySelector('main')].map((part) =>
      part === null ? Number.NaN : part.scrollWidth - part.clientWidth,
    ),
  );
  expect(excess).toEqual([0, 0]);
});
