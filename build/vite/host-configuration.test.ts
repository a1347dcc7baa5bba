import { expect, test } from 'vitest';
import { readBuildConfiguration } from './host-configuration.ts';
import { createWebManifest } from './web-manifest.ts';

const [first = ''] = createWebManifest({ description: '' }).shortcuts.map(({ url }) => /#\/([^/]+)/u.exec(url)?.[1]);

test('the environment of a build configures it', () => {
  const { configuration } = readBuildConfiguration({ HIDDEN_TOOLS: first, HOME_TEXT: 'Hello' });
  expect(configuration).toMatchObject({ hiddenTools: [first], homeText: 'Hello' });
  const { shortcuts } = createWebManifest({ description: '' }, configuration);
  expect(shortcuts.filter(({ url }) => url.startsWith(`./#/${first}`))).toEqual([]);
  expect(shortcuts).not.toEqual([]);
});

test('a mistake ends the build with a sentence for each', () => {
  expect(() => readBuildConfiguration({ HIDDEN_TOOLS: 'Nothing', SWITCHED_OFF: 'mail' })).toThrow(
    /cannot be used:\n“hiddenTools” has "Nothing".+\n“switchedOff” has "mail"/u,
  );
});
