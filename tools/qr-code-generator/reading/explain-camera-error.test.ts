import { expect, test } from 'vitest';
import { explainCameraError } from './explain-camera-error.ts';

test.each([
  ['NotAllowedError', 'The browser blocked the camera'],
  ['NotFoundError', 'No camera was found'],
  ['NotReadableError', 'another program'],
  ['SecurityError', 'https'],
  ['OtherError', 'did not start: reason'],
])('%s of the camera is explained', (name, words) => {
  expect(explainCameraError(new DOMException('reason', name))).toContain(words);
});
