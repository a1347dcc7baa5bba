import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OperationProbe, shown } from '#renderer/workers/operation-worker/operation-probe.test-support.tsx';

test.each(['image/png', 'image/webp'])('the operation reads what a browser can decode: %s', async (type) => {
  const { size, data } = create('In a picture').modules;
  const canvas = new OffscreenCanvas((size + 8) * 4, (size + 8) * 4);
  const context = canvas.getContext('2d');
  context?.clearRect(0, 0, canvas.width, canvas.height);
  data.forEach((module, index) => {
    if (module === 1) {
      context?.fillRect(((index % size) + 4) * 4, (Math.floor(index / size) + 4) * 4, 4, 4);
    }
  });
  const picture = new File([await canvas.convertToBlob({ type, quality: 1 })], 'picture', { type });
  expect(picture.type).toBe(type);
  await render(<OperationProbe id="qr.read" input={picture} />);
  await expect.element(shown('result')).toHaveTextContent('In a picture');
});
