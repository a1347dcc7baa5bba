import { expect, test } from 'vitest';
import { textInputDefaults } from '#tools/text-inputs.ts';
import { convertCommand } from '#tools/url/curl-converter/convert-command.ts';
import { curlTargets, findCurlTarget } from '#tools/url/curl-converter/targets.ts';

test('the default is kept under a valid name', () => {
  expect(findCurlTarget(textInputDefaults.lastCurlTargetLanguage).name).toBe('JavaScript');
});

test.each(curlTargets.map(({ name, label }) => [label, name] as const))('the sample converts to %s', (_, target) => {
  const result = convertCommand({ command: textInputDefaults.lastCurlValue, target });
  expect(result).toMatchObject({ ok: true });
  expect(result.ok && result.value.code).toMatch(/api\.example\.com/u);
});
