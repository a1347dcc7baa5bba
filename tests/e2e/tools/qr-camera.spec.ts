import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'qrcode';
import { chromiumArguments, findChromium } from '#build/chromium.ts';
import { goTo } from '#tests/support/page/go-to.ts';
import { expect, test } from '../fixtures.ts';

const text = 'Seen by the camera 📷';
const video = join(tmpdir(), `web-toolbox-camera-${process.pid}.y4m`);

/** Writes a video of a single picture with a code in its centre, as YUV4MPEG2, which Chromium's fake camera accepts. */
function writeVideo(): void {
  const [width, height, scale] = [640, 480, 8];
  const { size, data } = create(text).modules;
  const luma = Buffer.alloc(width * height, 235);
  const [left, top] = [(width - size * scale) / 2, (height - size * scale) / 2];
  for (let y = 0; y < size * scale; y += 1) {
    for (let x = 0; x < size * scale; x += 1) {
      if (data[Math.floor(y / scale) * size + Math.floor(x / scale)]) {
        luma[Math.floor(top + y) * width + Math.floor(left + x)] = 16;
      }
    }
  }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, Buffer.alloc((width * height) / 2, 128)]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F30:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(video, Buffer.concat([header, frame, frame, frame]));
}

writeVideo();

test.use({
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [
      ...chromiumArguments,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  },
});

test('the camera is on from the click until it has read a code', async ({ page, open }) => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  const states = () =>
    page.evaluate(() =>
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ kind, readyState }) => [kind, readyState]),
    );

  await open('/QRCodeGenerator');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  expect(await states()).toEqual([]);

  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByRole('region', { name: 'Content of QR Code' })).toHaveText(text);
  await expect(page.getByRole('button', { name: 'Use the camera' })).toBeVisible();
  // No sound was requested, and the camera is off.
  expect(await states()).toEqual([['video', 'ended']]);
});

test('leaving the screen turns the camera off', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.assign(window, { tracks: [] });
    const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await original(constraints);
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.push(...stream.getTracks());
      return stream;
    };
    // This prevents a code from being found in the meantime.
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await open('/QRCodeGenerator');
  await page.getByRole('button', { name: 'Read', exact: true }).click();
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByRole('button', { name: 'Turn the camera off' })).toBeVisible();
  await expect(page.getByText('Hold the code in front of the camera')).toBeVisible();
  await goTo(page, '/UUIDGenerator');
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
      ),
    )
    .toEqual(['ended']);
});
