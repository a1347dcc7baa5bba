import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { clearSessionValues } from '#renderer/state/kept/session-value.ts';
import { useLogo } from './use-logo.ts';

afterEach(() => {
  vi.restoreAllMocks();
  clearSessionValues();
});

async function picture(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** Holds back the next image until the returned function is called, as if it were very large. */
function holdNextImage(): () => void {
  const { createImageBitmap: create } = globalThis;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementationOnce(async (source: ImageBitmapSource) => {
    await held;
    return create(source);
  });
  return () => release();
}

test('the file that was chosen last is the logo, however long an earlier one takes', async () => {
  const { result, act } = await renderHook(() => useLogo());
  const release = holdNextImage();
  const large = result.current.choose(await picture('large.png'));
  await result.current.choose(await picture('small.png'));
  await act(async () => {
    release();
    await large;
  });
  expect(result.current.logo?.name).toBe('small.png');
});

test('a logo that was removed before its image was there does not come back', async () => {
  const { result, act } = await renderHook(() => useLogo());
  const release = holdNextImage();
  const large = result.current.choose(await picture('large.png'));
  result.current.remove();
  await act(async () => {
    release();
    await large;
  });
  expect(result.current.logo).toBeUndefined();
});

test('what was wrong with a file goes with the logo', async () => {
  const { result } = await renderHook(() => useLogo());
  await result.current.choose(await picture('logo.png'));
  await result.current.choose(new File(['no picture'], 'bad.png', { type: 'image/png' }));
  await expect.poll(() => result.current.problem).toContain('bad.png: ');
  expect(result.current.logo?.name).toBe('logo.png');
  result.current.remove();
  await expect.poll(() => result.current.problem).toBeUndefined();
});
