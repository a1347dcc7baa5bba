import { expect, test } from 'vitest';
import { findScreen } from '#shared/catalogue.ts';
import { sendTargets, targetsFrom } from './send-targets.ts';

test('each target is a screen of the catalogue', () => {
  expect(sendTargets.filter(({ path }) => findScreen(path) === undefined)).toEqual([]);
});

test('a screen does not send to itself, by whichever of its addresses it is open', () => {
  const paths = (from: string) => targetsFrom(from).map(({ target }) => target.path);
  expect(paths('/UUIDGenerator')).toEqual(sendTargets.map(({ path }) => path));
  expect(paths('/JSON')).not.toContain('/JSON/JSONFormatter');
  expect(paths('/Base64Encoder')).not.toContain('/Base64/Base64Encoder');
});
