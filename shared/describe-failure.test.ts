import { expect, it } from 'vitest';
import { describeFailure, WorkerLoadError } from './describe-failure.ts';

it('names the exception of work that has failed, and keeps the way to ask again', () => {
  const retry = () => undefined;
  expect(describeFailure(new RangeError('Invalid array length'), retry)).toEqual({
    code: 'failed',
    message: 'This failed: RangeError: Invalid array length. Change the input, or retry.',
    retry,
  });
  expect(describeFailure('odd')).toEqual({
    code: 'failed',
    message: 'This failed: odd. Change the input, or retry.',
  });
});

it.each([
  new WorkerLoadError('The worker could not be loaded.'),
  new TypeError('Failed to fetch dynamically imported module: http://localhost/a.js'),
  new TypeError('error loading dynamically imported module: http://localhost/a.js'),
  new TypeError('Importing a module script failed.'),
])('says of %s that something could not be loaded', (error) => {
  expect(describeFailure(error)).toMatchObject({ code: 'not-loaded', message: expect.stringContaining('retry') });
});
