import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { plainMaterial } from '#tests/support/models/gltf-models.ts';
import { GltfWriter } from '#tests/support/models/gltf-writer.ts';
import { type Figure, type Measure, median } from '../figure.ts';

/** Until its first frame, the viewer may take this many times as long as the bare loader. */
const maximumRatio = 3;

const rounds = 5;

/** A hilly terrain of 5 MB: 90,000 vertices, 178,802 triangles. */
function createLargeModel(): Buffer {
  const side = 300;
  const cells = Array.from({ length: side * side }, (_, index) => [index % side, Math.floor(index / side)] as const);
  const writer = new GltfWriter({
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    materials: [plainMaterial([0.1, 0.5, 0.2])],
  });
  const shape = {
    positions: cells.flatMap(([x, z]) => [x / side, Math.sin(x / 20) * Math.cos(z / 30) * 0.1, z / side]),
    normals: cells.flatMap(() => [0, 1, 0]),
    uvs: cells.flatMap(([x, z]) => [x / side, z / side]),
    indices: cells.flatMap(([x, z], index) =>
      x < side - 1 && z < side - 1 ? [index, index + side, index + 1, index + 1, index + side, index + side + 1] : [],
    ),
  };
  writer.addMesh(shape, 0);
  return writer.toGlb();
}

async function bundleBare(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('./bare-model.ts', import.meta.url)), formats: ['iife'], name: 'bare' },
    },
  });
  const output = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const code = output.find((chunk) => chunk.type === 'chunk')?.code;
  if (code === undefined) {
    throw new Error('The bare viewer could not be bundled.');
  }
  return code;
}

declare global {
  interface Window {
    /** When the terrain was first drawn. */
    drawnAt?: number;
  }
}

/** Records when something large is first drawn. */
async function watchDrawing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const drawElements = WebGL2RenderingContext.prototype.drawElements;
    WebGL2RenderingContext.prototype.drawElements = function (mode, count, type, offset) {
      drawElements.call(this, mode, count, type, offset);
      if (count > 100_000) {
        // Drawing is complete only once a pixel can be read.
        this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4));
        window.drawnAt ??= performance.now();
      }
    };
  });
}

async function measureViewer(page: Page, address: string, model: string): Promise<number> {
  await page.goto(`${address}#/VR3DViewer`);
  await page.getByRole('table', { name: 'Statistics' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'ground.glb'));
    const input = document.querySelector<HTMLInputElement>('input[type=file][aria-label="Files of a model"]');
    if (input === null) {
      throw new Error('The viewer has no input for files.');
    }
    input.files = transfer.files;
    const start = performance.now();
    input.dispatchEvent(new Event('change', { bubbles: true }));
    while (window.drawnAt === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return window.drawnAt - start;
  }, model);
}

async function measureBare(page: Page, address: string, code: string, model: string): Promise<number> {
  await page.route(`${address}bare-model.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title>' }),
  );
  await page.goto(`${address}bare-model.html`);
  await page.addScriptTag({ content: code });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const start = performance.now();
    await window.showBare?.(new File([bytes], 'ground.glb'), 600, 500);
    return (window.drawnAt ?? Number.NaN) - start;
  }, model);
}

/** Measures the time from choosing a GLB of 5 MB to its first frame, compared with the bare loader and one frame. */
async function measureModel(browser: Browser, address: string): Promise<Figure[]> {
  const model = createLargeModel();
  const base64 = model.toString('base64');
  const code = await bundleBare();
  const times = { viewer: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ viewport: { width: 900, height: 700 } });
    const page = await context.newPage();
    await watchDrawing(page);
    times.bare.push(await measureBare(page, address, code, base64));
    times.viewer.push(await measureViewer(page, address, base64));
    await context.close();
  }
  const bare = median(times.bare);
  const viewer = median(times.viewer);
  const size = `${(model.length / 1e6).toFixed(1)} MB GLB`;
  return [
    { name: `${size} to its first picture, bare loader`, value: bare, unit: 'ms' },
    { name: `${size} to its first picture, 3D viewer`, value: viewer, unit: 'ms' },
    { name: `${size}, 3D viewer by bare loader`, value: viewer / bare, unit: 'times', limit: maximumRatio },
  ];
}

export const measures: readonly Measure[] = [measureModel];
