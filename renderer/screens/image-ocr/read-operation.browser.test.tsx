import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OperationProbe, shown } from '#renderer/workers/operation-worker/operation-probe.test-support.tsx';

test('the operation reads the text in a picture, with the engine and the language that ship', async () => {
  const canvas = new OffscreenCanvas(220, 60);
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.font = '32px serif';
    context.fillText('Hello 42', 20, 40);
  }
  const picture = new File([await canvas.convertToBlob({ type: 'image/png' })], 'picture.png');
  await render(<OperationProbe id="ocr.read" input={picture} options={{ layout: 'line' }} />);
  await expect.element(shown('result')).toHaveTextContent('Hello 42');
});
